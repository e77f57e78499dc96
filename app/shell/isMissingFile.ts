/** A file of the app that did not come in time (S088). */
export class LateFileError extends Error {
  override name = 'LateFileError'
}

/** Whether an error means that a file of the app could not be fetched: gone after a deploy, too late, or the connection failed. */
export function isMissingFile(error: unknown): boolean {
  if (error instanceof LateFileError) return true
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}
