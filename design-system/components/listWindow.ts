/** Which items of a long list are rendered, and how much room the others keep, in px. */
export interface ListWindow {
  /** The first that is rendered. */
  start: number
  /** Behind the last one. */
  end: number
  before: number
  after: number
}

/** The items that reach into the part from `top` to `bottom`, in px from the list's beginning; at least one. */
export function windowOf(heights: readonly number[], top: number, bottom: number): ListWindow {
  let start = 0
  let before = 0
  const heightOf = (at: number) => heights[at] ?? 0
  while (start < heights.length - 1 && before + heightOf(start) <= top) before += heightOf(start++)
  let end = start
  let edge = before
  while (end < heights.length && (edge < bottom || end === start)) edge += heightOf(end++)
  let after = 0
  for (let at = end; at < heights.length; at += 1) after += heightOf(at)
  return { start, end, before, after }
}

/** What is known of a list on the screen: the part that is seen, in px from its beginning, and its rows' heights. */
export interface ListSight {
  top: number
  bottom: number
  heights: ReadonlyMap<string, number>
}

/** Of each item: as it was measured, otherwise as high as those are that were, or the `estimate`. */
export function heightsOf(keys: readonly string[], { heights }: ListSight, estimate: number): number[] {
  const sum = [...heights.values()].reduce((all, height) => all + height, 0)
  const usual = heights.size > 0 ? sum / heights.size : estimate
  return keys.map((key) => heights.get(key) ?? usual)
}

/** Watches a list of rows with `data-row`: where it is scrolled to, and how high its rows are at its present width. */
export class ListWatch {
  #sight: ListSight
  #width = 0
  #list: HTMLElement | null = null
  #told = () => {}

  /** `bottom`: as much is taken to be seen before the list is on the screen, in px. */
  constructor(bottom: number) {
    this.#sight = { top: 0, bottom, heights: new Map() }
  }

  readonly sight = (): ListSight => this.#sight

  readonly follow = (list: HTMLElement | null): void => {
    this.#list = list
  }

  readonly subscribe = (told: () => void): (() => void) => {
    this.#told = told
    const watch = new ResizeObserver(this.#look)
    if (this.#list) watch.observe(this.#list)
    // Scrolling does not bubble: captured, it is heard from whatever scrolls around the list.
    const options = { capture: true, passive: true }
    addEventListener('scroll', this.#look, options)
    addEventListener('resize', this.#look)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', this.#look, options)
      removeEventListener('resize', this.#look)
    }
  }

  readonly #look = (): void => {
    if (!this.#list) return
    const heights = this.#measured(this.#list)
    const { top } = this.#list.getBoundingClientRect()
    const sight = { top: -top, bottom: innerHeight - top, heights }
    if (sight.top === this.#sight.top && sight.bottom === this.#sight.bottom && heights === this.#sight.heights) return
    this.#sight = sight
    this.#told()
  }

  /** The same map as before, unless something was new. */
  #measured(list: HTMLElement): ReadonlyMap<string, number> {
    const isSameWidth = list.clientWidth === this.#width
    this.#width = list.clientWidth
    const known = isSameWidth ? this.#sight.heights : new Map<string, number>()
    const found = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')]
      .map((row) => [row.dataset['row'] ?? '', row.getBoundingClientRect().height] as const)
      .filter(([key, height]) => known.get(key) !== height)
    return found.length > 0 ? new Map([...known, ...found]) : known
  }
}
