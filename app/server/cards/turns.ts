/**
 * Creates a function that runs one work after the other. After each work it rests for as long as the work took, so that
 * the only thread of the process answers other requests at least half of the time.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free: Promise<void> = Promise.resolve()
  return (work) => {
    let startedAt = 0
    const done = free.then(() => {
      startedAt = performance.now()
      return work()
    })
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve, performance.now() - startedAt))
    free = done.then(rest, rest)
    return done
  }
}
