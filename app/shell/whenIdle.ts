/** Runs a task when the browser has nothing better to do, and after so many milliseconds in any case. */
export const whenIdle = (task: () => void, timeout = 5_000) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200)
