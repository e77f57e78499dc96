/** Ends something that was begun. */
export type Stop = () => void

/**
 * The hosted realtime service, as far as the product needs it (A§7): custom-token sign-in, remote configuration,
 * documents. Two adapters keep it: `embedded`, by calls of the app host, and `firebase`, which is loaded only when it
 * is configured (Q64).
 */
export interface Realtime {
  /** Signs in with the `firebaseToken` of a log-in, or a refresh. */
  signIn(token: string): Promise<void>
  signOut(): Promise<void>
  /** A text of the remote configuration; empty when there is none under that name (S114). */
  remoteText(name: string): Promise<string>
  /**
   * Undefined when there is no such document. Paths are a collection and a name: `rooms/r1`. Documents are for who has
   * signed in, each member's their own.
   */
  readDocument(path: string): Promise<Readonly<Record<string, unknown>> | undefined>
  writeDocument(path: string, value: Readonly<Record<string, unknown>>): Promise<void>
  deleteDocument(path: string): Promise<void>
}
