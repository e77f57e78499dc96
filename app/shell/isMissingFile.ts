/** Whether an error means that a file of the app could not be fetched: gone after a deploy, or the connection failed. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
}
