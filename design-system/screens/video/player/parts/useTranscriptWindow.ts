import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { itemHeights, ListObserver, listWindowOf } from '../../../../components/listWindow.ts'
import type { TranscriptLine } from '../transcript.rules.ts'

/** Lines within this distance of the viewport, in px, are rendered. */
const overscanPx = 240
/** Height in px of the part that is rendered before the list is on the screen. */
const initialHeightPx = 400
/** Estimated height of a line in px, until some are measured. */
const estimatedLinePx = 48

const sumOf = (heights: readonly number[], end: number) =>
  heights.slice(0, Math.max(0, end)).reduce((sum, height) => sum + height, 0)

/**
 * The lines to render of a transcript, and its scrolling. The line with the index `held` is kept at a third of the
 * box's height, even while lines are measured; with -1, no line is kept in place. `focusLine` scrolls to a line and
 * focuses its button.
 */
export function useTranscriptWindow(lines: readonly TranscriptLine[], held: number) {
  const box = useRef<HTMLDivElement>(null)
  const [watch] = useState(() => new ListObserver(initialHeightPx))
  const sight = useSyncExternalStore(watch.subscribe, watch.sight, watch.sight)
  const keys = useMemo(() => lines.map(({ id }) => id), [lines])
  const measured = sight.heights
  const heights = useMemo(
    () => itemHeights(keys, { top: 0, bottom: 0, heights: measured }, estimatedLinePx),
    [keys, measured],
  )
  const { start, end, before, after } = listWindowOf(heights, sight.top - overscanPx, sight.bottom + overscanPx)
  const [toFocus, setToFocus] = useState<number>()
  const target = toFocus ?? held
  const isRendered = target >= start && target < end
  useLayoutEffect(() => {
    const scrolled = box.current
    if (!scrolled || target < 0) return
    const row = isRendered ? rowOf(scrolled, keys[target]) : undefined
    const third = scrolled.clientHeight / 3
    if (row) scrolled.scrollTop += row.getBoundingClientRect().top - scrolled.getBoundingClientRect().top - third
    else scrolled.scrollTop = sumOf(heights, target) - third
    if (!row || toFocus === undefined) return
    row.querySelector('button')?.focus({ preventScroll: true })
    setToFocus(undefined)
  }, [target, isRendered, toFocus, keys, heights])
  return {
    box,
    setList: watch.setList,
    /** The indices of the lines to render. */
    rows: Array.from({ length: end - start }, (_, nth) => start + nth),
    /** Heights in px of the rows before and after the rendered ones. */
    before,
    after,
    focusLine: setToFocus,
  }
}

const rowOf = (box: HTMLElement, key: string | undefined) =>
  [...box.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === key)
