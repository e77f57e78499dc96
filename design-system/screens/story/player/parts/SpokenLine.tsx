import { useLayoutEffect, useState } from 'react'
import { spokenText } from '../direction.ts'
import type { Stage } from '../stage.types.ts'

/** Long enough for every screen reader to have taken the text, in milliseconds. */
const takenAfter = 1000

/**
 * The line as a screen reader says it (W164): one text in one element, because some read each changed part of a live
 * region by itself, in an order of their own. The line that the player opens with is said by its heading. Whoever walks
 * the page by a reading cursor meets the line on the screen alone: the text leaves once it is taken.
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
  return <output className="sr-only">{!isTaken && <span key={position}>{spokenText(stage)}</span>}</output>
}
