import {
  deleteDocument,
  getRemoteConfig,
  readDocument,
  signinRealtime,
  writeDocument,
} from '@tsudoi/contracts/realtime/realtime.endpoints'
import { call } from '../api/call.ts'
import type { RealtimeService } from './realtimePort.ts'

/** The realtime service through calls of the app server, for deployments without Firebase (Q64). */
export function createEmbeddedRealtime(): RealtimeService {
  let texts: Promise<ReadonlyMap<string, string>> | undefined
  const loadTexts = async () => {
    const { textList } = await call(getRemoteConfig, {})
    return new Map(textList.map(({ name, text }) => [name, text]))
  }
  return {
    async signIn(token) {
      await call(signinRealtime, { body: { token } })
    },
    // Does nothing, because the server signs out when the session ends.
    signOut: () => Promise.resolve(),
    async remoteText(name) {
      texts ??= loadTexts()
      try {
        return (await texts).get(name) ?? ''
      } catch {
        // Drops the failed request, so that the next call retries.
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
