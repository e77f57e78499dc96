type Clean = () => void

const cleaners = new Set<Clean>()

/** Registers what has to be forgotten when a session ends (S035): caches, drafts, results. */
export function onReset(clean: Clean): void {
  cleaners.add(clean)
}

/** Drafts are personal, and after a reload the area that kept one may not be loaded: they go by their name. */
function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (/^tsudoi\..*-draft$/.test(key)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export function runReset(): void {
  for (const clean of cleaners) clean()
  dropDrafts()
}
