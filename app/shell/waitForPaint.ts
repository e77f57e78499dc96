import { currentSession } from '../session/sessionStore.ts'

/** In a background tab nothing is painted, so work starts after this time-out at the latest. Milliseconds. */
const paintTimeoutMs = 100

/**
 * Resolves once the browser has painted the current render: for work that the user does not wait for after a press.
 * Never resolves if the session has ended, so that nothing pressed in it is sent for the next member.
 */
export function waitForPaint(): Promise<void> {
  const session = currentSession()
  return new Promise((resolve) => {
    const end = () => session === currentSession() && resolve()
    setTimeout(end, paintTimeoutMs)
    // Resolves in the first task after a frame, which begins when the frame has been painted.
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
