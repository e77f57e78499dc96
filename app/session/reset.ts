type Clean = () => void

/** `runReset` calls each of them when a session ends. */
export const cleaners = new Set<Clean>()

/** Registers what has to be forgotten in memory when a session ends (S035). Stored values go by their registry. */
export function onReset(clean: Clean): void {
  cleaners.add(clean)
}
