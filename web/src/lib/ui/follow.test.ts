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

/** A list of 1000 pixels in a panel of 100, of which a line so far down is to be read first. */
function openAt(line: number): boolean[] {
  const told: boolean[] = [];
  const [box, list] = [document.createElement("div"), document.createElement("ol")];
  const wanted = list.appendChild(document.createElement("li"));
  box.append(list);
  for (const [name, value] of [["scrollHeight", 1000], ["clientHeight", 100]] as const) Object.defineProperty(box, name, { value });
  wanted.getBoundingClientRect = () => ({ top: line - box.scrollTop }) as DOMRect;
  panel = box;
  follower((node) => node.parentElement, { begin: () => wanted, onchange: (follows) => told.push(follows) }).attach(list);
  return told;
}

test("a list that is to be read from a line begins there, and does not follow its end", () => {
  expect(openAt(300)).toEqual([false]);
  resized();

  expect(panel.scrollTop).toBe(300);
});

test("where the end is in sight with that line it is followed", () => {
  expect(openAt(900)).toEqual([]);
});
