import {
  deleteDocument,
  getRemoteConfig,
  readDocument,
  signinRealtime,
  writeDocument,
} from '@tsudoi/contracts/realtime/realtime.endpoints'
import { call } from '../api/call.ts'
import type { Realtime } from './ports.ts'

/** The realtime service without a hosted one: calls of the app host (Q64). */
export function createEmbeddedRealtime(): Realtime {
  let texts: Promise<ReadonlyMap<string, string>> | undefined
  const ask = async () => {
    const { textList } = await call(getRemoteConfig, {})
    return new Map(textList.map(({ name, text }) => [name, text]))
  }
  return {
    async signIn(token) {
      await call(signinRealtime, { body: { token } })
    },
    // The host ends it with the session.
    signOut: () => Promise.resolve(),
    async remoteText(name) {
      texts ??= ask()
      try {
        return (await texts).get(name) ?? ''
      } catch {
        // Asked again the next time.
        texts = undefined
        return ''
      }
    },
    readDocument: async (path) => (await call(readDocument, { query: { path } })).value,
    async writeDocument(path, value) {
      await call(writeDocument, { body: { path, value } })
    },
    async deleteDocument(path) {
      await call(deleteDocument, { query: { path } })
    },
  }
}
