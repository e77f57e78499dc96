import {
  ACTION_ITEMS_LENGTH_CHANGE,
  UPDATE_VIRTUAL_STATE,
  createListLayout,
  createVirtualStore,
  createWindowDriver,
} from 'virtua/unstable_core'

/** What is used of virtua's core, which comes without types (0.54). Offsets and sizes are in px. */
interface Store {
  $getStateVersion: () => number
  $getRange: (margin: number) => [first: number, last: number]
  $getItemOffset: (at: number) => number
  $getTotalSize: () => number
  $getScrollOffset: () => number
  $getStartSpacerSize: () => number
  $subscribe: (target: number, heard: (isUrgent?: boolean) => void) => () => void
  $update: (action: number, count: number, isShifted: boolean) => void
}

interface Driver {
  $observe: (box: HTMLElement) => void
  $observeItem: (element: HTMLElement, at: number) => () => void
  $effect: () => void
  $scroll: (at: number, options: { align: 'start'; offset: number }) => Promise<void>
  $dispose: () => void
}

/** Which rows of a list are near the screen, and where, as the page is scrolled and rows are measured. */
export interface RowWindow {
  /** Told while it is rendered. With `isShifted` rows have come in front, and what is read keeps its place. */
  setCount: (count: number, isShifted: boolean) => void
  /** Changes with everything that may change the others. */
  version: () => number
  /** The first and the last of them; the last is before the first when there is none. */
  range: () => [first: number, last: number]
  offsetOf: (at: number) => number
  /** Of the whole list: exact near its end; elsewhere it is let be while it is about right. */
  height: () => number
  /** The start of the list is above the screen. */
  isPastStart: () => boolean
  /** From now on the rows of this element are followed; hears of each change, the urgent ones before the next paint. */
  follow: (box: HTMLElement, changed: (isUrgent: boolean) => void) => () => void
  /** Measures a row for as long as it is in the page. */
  measure: (row: HTMLElement, at: number) => () => void
  /** After each change, once it is rendered: puts right what would move before the reader's eyes. */
  settle: () => void
  /** Brings the top of a row to `top` px below the top of the screen. */
  scrollTo: (at: number, top: number) => void
}

/**
 * The page is laid out once more for each change of the list's height. Nobody sees one that is wrong by so much, in px,
 * as long as the end is so far away.
 */
const unseen = { by: 600, from: 4_000 }

/** `margin` is rendered beyond the screen, in px; `first` rows are there before anything is measured. */
export function createRowWindow(count: number, { margin, first }: { margin: number; first: number }): RowWindow {
  const layout: unknown = createListLayout(count)
  const store: Store = createVirtualStore(layout, first)
  const driver: Driver = createWindowDriver(store, layout, false)
  let told = 0
  const height = () => {
    const exact = store.$getTotalSize()
    const isFar = exact - store.$getItemOffset(store.$getRange(margin)[1]) > unseen.from
    if (!isFar || Math.abs(exact - told) > unseen.by) told = exact
    return told
  }
  return {
    setCount: (now, isShifted) => store.$update(ACTION_ITEMS_LENGTH_CHANGE, now, isShifted),
    version: store.$getStateVersion,
    range: () => store.$getRange(margin),
    offsetOf: store.$getItemOffset,
    height,
    isPastStart: () => store.$getScrollOffset() > store.$getStartSpacerSize(),
    follow: (box, changed) => {
      const leave = store.$subscribe(UPDATE_VIRTUAL_STATE, (isUrgent = false) => changed(isUrgent))
      driver.$observe(box)
      return () => {
        leave()
        driver.$dispose()
      }
    },
    measure: driver.$observeItem,
    settle: driver.$effect,
    scrollTo: (at, top) => void driver.$scroll(at, { align: 'start', offset: -top }),
  }
}
