/** Runs a task under a named lock, in one tab of this browser at a time. Without Web Locks the task just runs. */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return task()
  return navigator.locks.request(`tsudoi.${name}`, task)
}
