/** What a list looked like while it was scrolled. */
interface Scrolled {
  /** How long each frame took, in ms. */
  frames: number[]
  /** How many elements the list had at most, where it was named. */
  elements: number
}

interface Way {
  /** In px a second; upwards when negative. */
  speed: number
  /** For so long, in ms. */
  lasts: number
  /** Selects the list whose elements are counted. Default: none are. */
  list?: string
}

/** Runs in the page: scrolls on and on. */
export function scrollOn({ speed, lasts, list }: Way): Promise<Scrolled> {
  const frames: number[] = []
  // Kept by the browser: counting with each frame takes no time from it.
  const inList = list ? (document.querySelector(list)?.getElementsByTagName('*') ?? []) : []
  let elements = 0
  const begun = performance.now()
  let last = begun
  return new Promise((resolve) => {
    const frame = (now: number) => {
      if (last !== begun) frames.push(now - last)
      scrollBy({ top: (speed * (now - last)) / 1000, behavior: 'instant' })
      last = now
      elements = Math.max(elements, inList.length)
      if (now - begun > lasts) resolve({ frames, elements })
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
