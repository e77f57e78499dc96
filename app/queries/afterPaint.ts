import { currentSession } from '../session/sessionStore.ts'

/** Where nothing is painted, in a tab behind another one, nothing is waited for longer than this, in milliseconds. */
const patience = 100

/**
 * Once the browser has painted what is rendered now: for work that a person who has just pressed something does not
 * wait for. Never resolves once the session has ended: what was pressed in it is not sent for the next member.
 */
export function afterPaint(): Promise<void> {
  const session = currentSession()
  return new Promise((resolve) => {
    const end = () => session === currentSession() && resolve()
    setTimeout(end, patience)
    // The first task after a frame begins when its paint is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        end()
      }
      port2.postMessage(undefined)
    })
  })
}
