/** The items of a long list to render, and the heights of the spacers before and after them in px. */
export interface ListWindow {
  /** Index of the first rendered item. */
  start: number
  /** Index after the last rendered item. */
  end: number
  before: number
  after: number
}

/** The items that overlap the range from `top` to `bottom`, in px from the start of the list; at least one. */
export function listWindowOf(heights: readonly number[], top: number, bottom: number): ListWindow {
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

/** Measurements of a list: the visible range in px from its start, and the heights of its measured rows by key. */
export interface ListMeasurements {
  top: number
  bottom: number
  heights: ReadonlyMap<string, number>
}

/** The height of each item: as measured, otherwise the average of the measured ones, or `estimate` if none is. */
export function itemHeights(keys: readonly string[], { heights }: ListMeasurements, estimate: number): number[] {
  const sum = [...heights.values()].reduce((all, height) => all + height, 0)
  const average = heights.size > 0 ? sum / heights.size : estimate
  return keys.map((key) => heights.get(key) ?? average)
}

/** Observes a list whose rows have `data-row`: its visible range, and the row heights at the current width. */
export class ListObserver {
  #sight: ListMeasurements
  #width = 0
  #list: HTMLElement | null = null
  #onChange = () => {}

  /**
   * Creates an observer. `bottom` is the height in px of the range that counts as visible before the list is on the
   * screen.
   */
  constructor(bottom: number) {
    this.#sight = { top: 0, bottom, heights: new Map() }
  }

  readonly sight = (): ListMeasurements => this.#sight

  readonly setList = (list: HTMLElement | null): void => {
    this.#list = list
  }

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#onChange = onChange
    const watch = new ResizeObserver(this.#update)
    if (this.#list) watch.observe(this.#list)
    // Listens in the capture phase, because scroll events of ancestors do not bubble.
    const options = { capture: true, passive: true }
    addEventListener('scroll', this.#update, options)
    addEventListener('resize', this.#update)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', this.#update, options)
      removeEventListener('resize', this.#update)
    }
  }

  readonly #update = (): void => {
    if (!this.#list) return
    const heights = this.#measured(this.#list)
    const { top } = this.#list.getBoundingClientRect()
    const sight = { top: -top, bottom: innerHeight - top, heights }
    if (sight.top === this.#sight.top && sight.bottom === this.#sight.bottom && heights === this.#sight.heights) return
    this.#sight = sight
    this.#onChange()
  }

  /** Returns the same map as before unless a height changed. */
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
