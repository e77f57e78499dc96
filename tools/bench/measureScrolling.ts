/** The measurements of a scrolled list. */
interface Scrolled {
  /** The duration of each frame in milliseconds. */
  frames: number[]
  /** Maximum number of elements in `list` at any time; 0 if no list was given. */
  elements: number
}

interface ScrollOptions {
  /** The scroll speed in pixels per second; negative values scroll up. */
  scrollPxPerSecond: number
  /** How long to scroll, in milliseconds. */
  durationMs: number
  /** Selector of the list whose elements are counted. Default: no counting. */
  list?: string
}

/** Runs in the page: scrolls continuously and measures frames. */
export function measureScrolling({ scrollPxPerSecond, durationMs, list }: ScrollOptions): Promise<Scrolled> {
  const frames: number[] = []
  // `getElementsByTagName` returns a live collection, which the browser updates cheaply, so counting does not slow the
  // frames.
  const inList = list ? (document.querySelector(list)?.getElementsByTagName('*') ?? []) : []
  let elements = 0
  const begun = performance.now()
  let last = begun
  return new Promise((resolve) => {
    const frame = (now: number) => {
      if (last !== begun) frames.push(now - last)
      scrollBy({ top: (scrollPxPerSecond * (now - last)) / 1000, behavior: 'instant' })
      last = now
      elements = Math.max(elements, inList.length)
      if (now - begun > durationMs) resolve({ frames, elements })
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
