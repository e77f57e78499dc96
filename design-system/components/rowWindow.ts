import {
  ACTION_ITEMS_LENGTH_CHANGE,
  UPDATE_SCROLL_END_EVENT,
  UPDATE_VIRTUAL_STATE,
  createListLayout,
  createVirtualStore,
  createWindowDriver,
} from 'virtua/unstable_core'
import { isWithin, renderedRange, type RowRange } from './renderedRange.ts'
import { createRowStages, type RowStages } from './rowStages.ts'

/** What is used of virtua's core, which comes without types (0.54). Offsets and sizes are in px. */
interface Store {
  $getStateVersion: () => number
  $getRange: (margin: number) => RowRange
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
  range: () => RowRange
  /** What to render of them now, as `renderedRange` says; told once it is. */
  rangeToRender: () => RowRange
  setRendered: (range: RowRange) => void
  /** Those on the screen. Until it is measured, all of them are. */
  seen: () => RowRange
  /** No row is on its way to be laid out: the next one beyond the screen may be rendered. */
  isFree: () => boolean
  offsetOf: (at: number) => number
  /** Of the whole list: exact near its end; elsewhere it is let be while it is about right. */
  height: () => number
  /** The start of the list is above the screen. */
  isPastStart: () => boolean
  /**
   * From now on the rows of this element are followed; hears of each change, the urgent ones before the next paint, and
   * when the next row may come.
   */
  follow: (box: HTMLElement, changed: (isUrgent: boolean) => void) => () => void
  /** Measures a row for as long as it is in the page. One beyond the screen is hidden for the first frames. */
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
  let heard = () => {}
  /** Rows have come in front, and the page has not come to rest: what is measured beyond the screen would move it. */
  let isShifting = false
  const stages = createRowStages({ freed: () => heard(), mayLayOut: () => !isShifting })
  let rendered: RowRange | undefined
  let known = count
  let told = 0
  const range = () => store.$getRange(margin)
  const height = () => {
    const exact = store.$getTotalSize()
    const isFar = exact - store.$getItemOffset(range()[1]) > unseen.from
    if (!isFar || Math.abs(exact - told) > unseen.by) told = exact
    return told
  }
  const seen = () => {
    const found = store.$getRange(0)
    // While it applies a jump the store repeats the range that it was asked for last: the whole one.
    range()
    return found
  }
  const isSeen = (at: number) => isWithin(at, seen())
  return {
    setCount: (now, isShifted) => {
      if (now < known) rendered = undefined
      else if (isShifted) rendered = movedBy(rendered, now - known)
      isShifting ||= isShifted && now !== known
      known = now
      store.$update(ACTION_ITEMS_LENGTH_CHANGE, now, isShifted)
    },
    version: store.$getStateVersion,
    range,
    rangeToRender: () => renderedRange(range(), rendered, seen(), isShifting ? 0 : 1),
    setRendered: (now) => {
      rendered = now
    },
    offsetOf: store.$getItemOffset,
    seen,
    isFree: stages.isFree,
    height,
    isPastStart: () => store.$getScrollOffset() > store.$getStartSpacerSize(),
    follow: (box, changed) => {
      const leave = store.$subscribe(UPDATE_VIRTUAL_STATE, (isUrgent = false) => {
        // While the store repeats the whole range, which rows are seen is not known.
        const [first, last] = seen()
        if (first > range()[0] || last < range()[1]) stages.hurry((at) => isWithin(at, [first, last]))
        changed(isUrgent)
      })
      heard = () => changed(false)
      const leaveEnd = store.$subscribe(UPDATE_SCROLL_END_EVENT, () => {
        if (!isShifting) return
        isShifting = false
        changed(false)
      })
      driver.$observe(box)
      return () => {
        leave()
        leaveEnd()
        heard = () => {}
        driver.$dispose()
      }
    },
    measure: measureInTurn(driver, stages, isSeen),
    settle: driver.$effect,
    scrollTo: (at, top) => void driver.$scroll(at, { align: 'start', offset: -top }),
  }
}

const movedBy = (range: RowRange | undefined, by: number): RowRange | undefined =>
  range && [range[0] + by, range[1] + by]

/** Rows that are seen or have been laid out before are measured at once, the others when it is their turn. */
function measureInTurn({ $observeItem }: Driver, stages: RowStages, isSeen: (at: number) => boolean) {
  const laidOut = new WeakSet<HTMLElement>()
  return (row: HTMLElement, at: number) => {
    let forget: (() => void) | undefined
    const begin = () => {
      laidOut.add(row)
      forget = $observeItem(row, at)
    }
    const isNow = laidOut.has(row) || isSeen(at)
    const leave = isNow ? begin() : stages.add(row, at, begin)
    return () => {
      leave?.()
      forget?.()
    }
  }
}
