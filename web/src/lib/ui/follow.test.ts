import { beforeEach, expect, test, vi } from "vitest";
import { follower, type Follower } from "./follow";

let panel: HTMLElement;
let end: Follower;
let resized: () => void;

/** The list has become so high. */
function grow(height: number): void {
  Object.defineProperty(panel, "scrollHeight", { value: height, configurable: true });
  resized();
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(look: () => void) {
        resized = look;
      }
    },
  );
  panel = document.createElement("div");
  end = follower((list) => list.parentElement);
  const list = panel.appendChild(document.createElement("ol"));
  end.attach(list);
  grow(500);
});

test("the end of a list that grows stays in sight", () => {
  grow(900);

  expect(panel.scrollTop).toBe(900);
});

test("who asks for what came earlier stays with it", () => {
  end.letGo();
  grow(900);

  expect(panel.scrollTop).toBe(500);
});

test("at the end again the list is followed again", () => {
  end.letGo();
  grow(900);
  end.toEnd();
  grow(1000);

  expect(panel.scrollTop).toBe(1000);
});
