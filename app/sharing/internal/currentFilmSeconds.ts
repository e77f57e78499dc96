/** Returns the position of a film in seconds; undefined while it has no position that can be shared. */
type ReadMoment = () => number | undefined

const readers = new Set<ReadMoment>()

/**
 * Registers the function by which the share dialog reads the position of the page's film. Returns a function that
 * unregisters it.
 */
export function provideFilmSeconds(read: ReadMoment): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

/** The position of the page's film in whole seconds. Undefined without a film, and at its beginning. */
export function currentFilmSeconds(): number | undefined {
  const [seconds = 0] = [...readers].flatMap((read) => read() ?? [])
  return seconds >= 1 ? Math.floor(seconds) : undefined
}
