import { currentSession } from '../session/sessionStore.ts'

/** After this time, in milliseconds, work starts without a paint: in a background tab nothing is painted. */
const paintTimeoutMs = 100

/**
 * Resolves once the browser has painted the current render. For work after a press that the user does not wait for.
 * Never resolves if the session has ended, so that no press of that session is sent for the next member.
 */
export function waitForPaint(): Promise<void> {
  const session = currentSession()
  return new Promise((resolve) => {
    const end = () => session === currentSession() && resolve()
    setTimeout(end, paintTimeoutMs)
    // The first task after a frame begins when the frame has been painted.
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
