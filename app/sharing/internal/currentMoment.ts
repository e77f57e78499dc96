/** The position of a film in seconds; undefined while it has none that can be shared. */
type ReadMoment = () => number | undefined

const readers = new Set<ReadMoment>()

/** Lets the share dialog read the position of the page's film. Returns a function that ends this. */
export function provideMoment(read: ReadMoment): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

/** The position of the page's film in whole seconds. Undefined without a film, and at its beginning. */
export function currentMoment(): number | undefined {
  const [seconds = 0] = [...readers].flatMap((read) => read() ?? [])
  return seconds >= 1 ? Math.floor(seconds) : undefined
}
