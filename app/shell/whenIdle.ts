/** Runs a task when the browser is idle, after five seconds at the latest. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 200)
