/** Runs a task in one tab of this browser at a time, by name; without Web Locks it just runs. */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return task()
  return navigator.locks.request(`tsudoi.${name}`, task)
}
