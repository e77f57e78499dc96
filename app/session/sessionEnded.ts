import { currentSession, useSession } from './sessionStore.ts'

/**
 * Thrown when the session in which an operation began has ended. The rest of the operation then sends, writes and shows
 * nothing.
 */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/** Throws `SessionEnded` unless the session with that name (`currentSession`) is still the current one. */
export function assertSession(session: string): void {
  if (session !== currentSession()) throw new SessionEnded()
}

/** Throws `SessionEnded` unless this member is logged in. */
export function assertAccount(accountId: string): void {
  if (accountId !== useSession.getState().accountId) throw new SessionEnded()
}

/**
 * Resolves with the result of the task, or rejects with `SessionEnded` as soon as the session ends. That does not stop
 * the task: after each wait it must call `assertSession` before it sends or writes anything.
 */
export function whileSessionLasts<T>(session: string, task: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const unsubscribe = useSession.subscribe(() => {
      if (session !== currentSession()) reject(new SessionEnded())
    })
    void task().then(resolve, reject).finally(unsubscribe)
  })
}
