/** Texts by key. They outlive a reload as far as the browser lets them. */
export interface TextStore {
  get: (key: string) => string | undefined
  /** What a text says as JSON; undefined where there is none, or where it is none. */
  getJson: (key: string) => unknown
  set: (key: string, text: string) => void
  setJson: (key: string, value: unknown) => void
  remove: (key: string) => void
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

/** A storage that is switched off or full throws: then texts last as long as the page. */
function textStore(storage: () => Storage): TextStore {
  const memory = new Map<string, string>()
  const tryWith = <Value>(ask: (there: Storage) => Value): Value | undefined => {
    try {
      return ask(storage())
    } catch {
      return undefined
    }
  }
  const store: TextStore = {
    get: (key) => memory.get(key) ?? tryWith((there) => there.getItem(key)) ?? undefined,
    getJson: (key) => parsed(store.get(key)),
    set: (key, text) => {
      memory.set(key, text)
      tryWith((there) => {
        there.setItem(key, text)
        memory.delete(key)
      })
    },
    setJson: (key, value) => store.set(key, JSON.stringify(value)),
    remove: (key) => {
      memory.delete(key)
      tryWith((there) => there.removeItem(key))
    },
    keys: (prefix) =>
      [...new Set([...memory.keys(), ...(tryWith(Object.keys) ?? [])])].filter((key) => key.startsWith(prefix)),
  }
  return store
}

/** They end with the tab. */
export const tabStore = textStore(() => sessionStorage)

/** They stay on the device, for all its tabs. */
export const deviceStore = textStore(() => localStorage)
