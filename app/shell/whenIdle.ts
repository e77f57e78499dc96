/** Runs a task when the browser has nothing better to do, and after some seconds in any case. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 200)
