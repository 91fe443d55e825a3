/** Does work bit by bit while the page has nothing else to do, where the browser tells; what comes back ends it. */
export function whileIdle(work: Iterator<unknown>): () => void {
  if (!("requestIdleCallback" in window)) return () => undefined;
  let asked = 0;
  const go = (deadline: IdleDeadline): void => {
    while (deadline.timeRemaining() > LEAST) if (work.next().done === true) return;
    asked = requestIdleCallback(go);
  };
  asked = requestIdleCallback(go);
  return () => {
    cancelIdleCallback(asked);
  };
}

/** Milliseconds that one bit of it may take. */
const LEAST = 3;
