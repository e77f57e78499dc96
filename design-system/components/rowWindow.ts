import {
  ACTION_ITEMS_LENGTH_CHANGE,
  UPDATE_SCROLL_END_EVENT,
  UPDATE_VIRTUAL_STATE,
  createListLayout,
  createVirtualStore,
  createWindowDriver,
} from 'virtua/unstable_core'
import { isInRange, renderedRange, type RowRange } from './renderedRange.ts'
import { createRowMountQueue, type RowMountQueue } from './rowMountQueue.ts'

/**
 * The parts of virtua's core that this module uses. The core (0.54) has no types of its own. Offsets and sizes are in
 * px.
 */
interface Store {
  $getStateVersion: () => number
  $getRange: (margin: number) => RowRange
  $getItemOffset: (at: number) => number
  $getTotalSize: () => number
  $getScrollOffset: () => number
  $getStartSpacerSize: () => number
  $subscribe: (target: number, onChange: (isUrgent?: boolean) => void) => () => void
  $update: (action: number, count: number, isShifted: boolean) => void
}

interface Driver {
  $observe: (box: HTMLElement) => void
  $observeItem: (element: HTMLElement, at: number) => () => void
  $effect: () => void
  $scroll: (at: number, options: { align: 'start'; offset: number }) => Promise<void>
  $dispose: () => void
}

/**
 * The rows of a virtualised list that are near the viewport, and their positions, kept current as the page scrolls and
 * rows are measured. All positions are in px.
 */
export interface RowWindow {
  /**
   * Sets the number of rows during render. With `isShifted`, rows were added or removed at the start, and the reading
   * position is kept.
   */
  setCount: (count: number, isShifted: boolean) => void
  /** A number that changes whenever the results of the other methods may have changed. */
  version: () => number
  /** First and last row near the viewport; the last is smaller than the first when there is none. */
  range: () => RowRange
  /** The rows to render next (see `renderedRange`). Call `setRendered` with them after the commit. */
  rangeToRender: () => RowRange
  setRendered: (range: RowRange) => void
  /** The rows on the screen. Before the first measurement: all rows. */
  seen: () => RowRange
  /** Whether the next row beyond the viewport may be rendered, because no row is waiting to be laid out. */
  isFree: () => boolean
  offsetOf: (at: number) => number
  /** Height of the whole list: exact near its end, elsewhere updated only when it is far off. */
  height: () => number
  /** Whether the start of the list is above the viewport. */
  isPastStart: () => boolean
  /**
   * Starts observing the list element. Calls `changed` on every change (before the next paint if `isUrgent`), and when
   * the next row may be mounted. Returns a function that stops observing.
   */
  follow: (box: HTMLElement, changed: (isUrgent: boolean) => void) => () => void
  /** Measures a row until the returned function is called. A row beyond the viewport is hidden for its first frames. */
  measure: (row: HTMLElement, at: number) => () => void
  /** Call after rendering a change: corrects the scroll position, so that visible content does not jump. */
  settle: () => void
  /** Scrolls the top of a row to `top` px below the top of the viewport. */
  scrollTo: (at: number, top: number) => void
}

/**
 * Each change of the list's height costs a layout of the page. An error of up to `errorPx` is not noticeable while the
 * end of the list is at least `distancePx` away, so the height stays as it is.
 */
const heightTolerance = { errorPx: 600, distancePx: 4_000 }

/** Estimated height in px of a row, until the measured rows fill a viewport. */
const estimatedRowPx = 200

/**
 * Creates the window of `count` rows. `overscanPx` px beyond the viewport are rendered; `initialRows` rows are rendered
 * before anything is measured, and stay until the user scrolls or the viewport needs more of them.
 */
export function createRowWindow(
  count: number,
  { overscanPx, initialRows }: { overscanPx: number; initialRows: number },
): RowWindow {
  const layout: unknown = createListLayout(count, undefined, [[], estimatedRowPx])
  const store: Store = createVirtualStore(layout)
  const driver: Driver = createWindowDriver(store, layout, false)
  let onRowsFree = () => {}
  /**
   * Whether rows were prepended and the page still adjusts its scroll position. Until then, measuring rows beyond the
   * viewport would move the page.
   */
  let isShifting = false
  const stages = createRowMountQueue({ onFree: () => onRowsFree(), mayLayOut: () => !isShifting })
  let rendered: RowRange | undefined
  let rowCount = count
  let reportedHeight = 0
  let isInitial = true
  const rangeWithin = (margin: number): RowRange =>
    isInitial ? [0, Math.min(initialRows, rowCount) - 1] : store.$getRange(margin)
  const range = () => rangeWithin(overscanPx)
  // virtua's own initial rows would stay until the first scroll, which never comes if the document fits the viewport.
  const leaveInitialRows = () => {
    const isEnough = store.$getScrollOffset() === 0 && store.$getRange(0)[1] < initialRows
    if (!isEnough) isInitial = false
  }
  const height = () => {
    const exact = store.$getTotalSize()
    const isFar = exact - store.$getItemOffset(range()[1]) > heightTolerance.distancePx
    if (!isFar || Math.abs(exact - reportedHeight) > heightTolerance.errorPx) reportedHeight = exact
    return reportedHeight
  }
  const seen = () => {
    const found = rangeWithin(0)
    // During a scroll jump, the store only repeats the range that it returned last. This call makes that the full range
    // again, instead of the rows on the screen.
    range()
    return found
  }
  const isSeen = (at: number) => isInRange(at, seen())
  return {
    setCount: (now, isShifted) => {
      if (now < rowCount) rendered = undefined
      else if (isShifted) rendered = shiftedBy(rendered, now - rowCount)
      isShifting ||= isShifted && now !== rowCount
      rowCount = now
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
      const unsubscribe = store.$subscribe(UPDATE_VIRTUAL_STATE, (isUrgent = false) => {
        if (isInitial) leaveInitialRows()
        // While the store repeats the full range, it is unknown which rows are on the screen.
        const [first, last] = seen()
        if (first > range()[0] || last < range()[1]) stages.showNow((at) => isInRange(at, [first, last]))
        changed(isUrgent)
      })
      onRowsFree = () => changed(false)
      const unsubscribeScrollEnd = store.$subscribe(UPDATE_SCROLL_END_EVENT, () => {
        if (!isShifting) return
        isShifting = false
        changed(false)
      })
      driver.$observe(box)
      return () => {
        unsubscribe()
        unsubscribeScrollEnd()
        onRowsFree = () => {}
        driver.$dispose()
      }
    },
    measure: measureInTurn(driver, stages, isSeen),
    settle: driver.$effect,
    scrollTo: (at, top) => void driver.$scroll(at, { align: 'start', offset: -top }),
  }
}

const shiftedBy = (range: RowRange | undefined, by: number): RowRange | undefined =>
  range && [range[0] + by, range[1] + by]

/** Measures a row: at once if it is on the screen or was laid out before, otherwise in stages. */
function measureInTurn({ $observeItem }: Driver, stages: RowMountQueue, isSeen: (at: number) => boolean) {
  const laidOut = new WeakSet<HTMLElement>()
  return (row: HTMLElement, at: number) => {
    let stopMeasuring: (() => void) | undefined
    const begin = () => {
      laidOut.add(row)
      stopMeasuring = $observeItem(row, at)
    }
    const isNow = laidOut.has(row) || isSeen(at)
    const leave = isNow ? begin() : stages.add(row, at, begin)
    return () => {
      leave?.()
      stopMeasuring?.()
    }
  }
}
