/**
 * The realtime service: sign-in by a custom token, remote configuration and documents. Two adapters implement it:
 * `embedded` uses calls of the app server, and `firebase` is loaded only if it is configured (A§7, Q64).
 */
export interface RealtimeService {
  /** Signs in with the `firebaseToken` of a login or a token refresh. */
  signIn(token: string): Promise<void>
  signOut(): Promise<void>
  /** Reads a text of the remote configuration. Empty if there is none with that name (S114). */
  remoteText(name: string): Promise<string>
  /**
   * Reads a document. Resolves with undefined if it does not exist. A path is a collection and a name: `rooms/r1`. Each
   * signed-in member has separate documents.
   */
  readDocument(path: string): Promise<Readonly<Record<string, unknown>> | undefined>
  writeDocument(path: string, value: Readonly<Record<string, unknown>>): Promise<void>
  deleteDocument(path: string): Promise<void>
}
