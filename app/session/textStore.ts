/** Texts by key. They outlive a reload as far as the browser lets them. */
export interface TextStore {
  get: (key: string) => string | undefined
  /** What a text says as JSON; undefined where there is none, or where it is none. */
  getJson: (key: string) => unknown
  set: (key: string, text: string) => void
  setJson: (key: string, value: unknown) => void
  remove: (key: string) => void
  /** Whether a text lies where it is meant to, and not only where it ends earlier. */
  isKept: (key: string) => boolean
  keys: (prefix: string) => string[]
}

/** Of storage: what another build, or somebody, wrote there may be anything. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * A storage that is switched off or full throws: then texts last as long as `spare` does, which has room of its
 * own, or else as long as the page.
 */
function textStore(storage: () => Storage, spare?: TextStore): TextStore {
  const memory = new Map<string, string>()
  const tryWith = <Value>(ask: (there: Storage) => Value): Value | undefined => {
    try {
      return ask(storage())
    } catch {
      return undefined
    }
  }
  const put = (key: string, text: string) => tryWith((there) => there.setItem(key, text) ?? true)
  const elsewhere = (key: string) => (spare ?? memory).get(key)
  const forget = (key: string) => (spare ? spare.remove(key) : memory.delete(key))
  const store: TextStore = {
    get: (key) => elsewhere(key) ?? tryWith((there) => there.getItem(key)) ?? undefined,
    getJson: (key) => parsed(store.get(key)),
    set: (key, text) => {
      if (put(key, text)) forget(key)
      else (spare ?? memory).set(key, text)
    },
    setJson: (key, value) => store.set(key, JSON.stringify(value)),
    remove: (key) => {
      forget(key)
      tryWith((there) => there.removeItem(key))
    },
    isKept: (key) => elsewhere(key) === undefined,
    keys: (prefix) =>
      [...new Set([...(spare?.keys(prefix) ?? memory.keys()), ...(tryWith(Object.keys) ?? [])])].filter((key) =>
        key.startsWith(prefix),
      ),
  }
  return store
}

/** They end with the tab. */
export const tabStore = textStore(() => sessionStorage)

/** They stay on the device, for all its tabs; where it has no room, they end with the tab. */
export const deviceStore = textStore(() => localStorage, tabStore)
