/** Thrown when a file of the app was not loaded in time (S088). */
export class FileTimeoutError extends Error {
  override name = 'FileTimeoutError'
}

/**
 * Whether an error means that a file of the app could not be loaded: removed by a deploy, too slow, or the connection
 * failed.
 */
export function isMissingFile(error: unknown): boolean {
  if (error instanceof FileTimeoutError) return true
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}
