const keyOf = (name: string) => `tsudoi.${name}-draft`
const nameOf = (key: string) => /^tsudoi\.(.*)-draft$/.exec(key)?.[1]
const aside = 'tsudoi.drafts-aside'

/** What sessionStorage would hold, where it is switched off: then it lasts as long as the page. */
const memory = new Map<string, string>()

function get(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

function set(key: string, text: string): void {
  memory.set(key, text)
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // It is in memory.
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function names(): string[] {
  const keys = new Set(memory.keys())
  try {
    for (const key of Object.keys(sessionStorage)) keys.add(key)
  } catch {
    // Memory has them all.
  }
  return [...keys].flatMap((key) => nameOf(key) ?? [])
}

interface Aside {
  accountId: string
  texts: Record<string, string>
}

function readAside(): Aside | undefined {
  try {
    return JSON.parse(get(aside) ?? 'null') as Aside | undefined
  } catch {
    return undefined
  }
}

/**
 * What was typed into the forms of this tab and is not saved yet, as text by form: it survives a reload and ends with
 * the tab. They are personal, so they end with a session too, even those whose area was not opened since a reload;
 * unless the session was lost and not ended: then they lie aside until the same member is back.
 */
export const drafts = {
  read: (name: string) => get(keyOf(name)),
  write: (name: string, text: string) => set(keyOf(name), text),
  remove: (name: string) => remove(keyOf(name)),
  /** Whether something typed waits to be saved. */
  areWaiting: () => names().length > 0,
  drop: () => names().forEach(drafts.remove),
  putAside(accountId: string): void {
    const texts = Object.fromEntries(names().map((name) => [name, drafts.read(name) ?? '']))
    if (accountId && Object.keys(texts).length > 0) set(aside, JSON.stringify({ accountId, texts } satisfies Aside))
  },
  /** Gives back what lay aside for this member; for anybody else it is gone. */
  takeUp(accountId: string): void {
    const kept = readAside()
    remove(aside)
    if (kept?.accountId !== accountId) return
    for (const [name, text] of Object.entries(kept.texts)) drafts.write(name, text)
  },
  dropAside: () => remove(aside),
}
