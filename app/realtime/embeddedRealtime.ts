import type { Realtime } from './ports.ts'

/** Texts of the remote configuration that ship with the app; a deployment replaces the file. */
const address = '/remote-config.json'

async function remoteTexts(): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(address)
  const texts: unknown = response.ok ? await response.json() : {}
  return typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}
}

/** The realtime service without a service: configuration from a static file, documents in this page's memory, no sign-in. */
export function createEmbeddedRealtime(): Realtime {
  const documents = new Map<string, Readonly<Record<string, unknown>>>()
  let texts: Promise<Readonly<Record<string, unknown>>> | undefined
  return {
    signIn: () => Promise.resolve(),
    signOut: () => {
      documents.clear()
      return Promise.resolve()
    },
    async remoteText(name) {
      texts ??= remoteTexts()
      const text = (await texts)[name]
      return typeof text === 'string' ? text : ''
    },
    readDocument: (path) => Promise.resolve(documents.get(path)),
    writeDocument: (path, value) => {
      documents.set(path, structuredClone(value))
      return Promise.resolve()
    },
    deleteDocument: (path) => {
      documents.delete(path)
      return Promise.resolve()
    },
  }
}
