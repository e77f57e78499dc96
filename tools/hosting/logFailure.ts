/**
 * Logs why a page could not be rendered: one sentence if an API host failed, which is not a fault of the server, and
 * otherwise the error with its stack.
 */
export function logFailure(error: unknown, page: string): void {
  if (error instanceof Error && error.name === 'HostUnavailable')
    console.warn(`Not rendered on the server: ${page}. ${error.message}`)
  else console.error(`The server could not render ${page}:`, error)
}
