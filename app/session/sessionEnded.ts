import { currentSession, useSession } from './sessionStore.ts'

/** The session in which an operation began has ended: its remaining steps send, write and show nothing. */
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
 * Resolves with the task's result, or rejects with `SessionEnded` as soon as the session ends. The task itself is not
 * stopped: after each wait it has to call `assertSession` before it sends or writes anything.
 */
export function whileSessionLasts<T>(session: string, task: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const unsubscribe = useSession.subscribe(() => {
      if (session !== currentSession()) reject(new SessionEnded())
    })
    void task().then(resolve, reject).finally(unsubscribe)
  })
}
