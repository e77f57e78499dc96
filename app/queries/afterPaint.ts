/** Where nothing is painted, in a tab behind another one, nothing is waited for longer than this, in milliseconds. */
const patience = 100

/**
 * Once the browser has painted what is rendered now: for work that a person who has just pressed something does not
 * wait for.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience)
    // The first task after a frame begins when its paint is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    })
  })
}
