import { useLayoutEffect, useState } from 'react'
import { spokenLineText } from '../direction.ts'
import type { Stage } from '../stage.types.ts'

/** Milliseconds after which every screen reader has read the live region. */
const takenAfter = 1000

/**
 * The current line for screen readers (W164): one text in one element, because some screen readers read each changed
 * part of a live region separately and out of order. The first line is part of the heading instead. The text is
 * removed once announced, so that a reading cursor finds only the visible line.
 */
export function SpokenLine({ stage }: { stage: Stage }) {
  const { position } = stage
  const [said, setSaid] = useState({ position, isTaken: true })
  const { isTaken } = said
  if (said.position !== position) setSaid({ position, isTaken: false })
  useLayoutEffect(() => {
    if (isTaken) return undefined
    const timer = setTimeout(() => setSaid({ position, isTaken: true }), takenAfter)
    return () => clearTimeout(timer)
  }, [position, isTaken])
  return <output className="sr-only">{!isTaken && <span key={position}>{spokenLineText(stage)}</span>}</output>
}
