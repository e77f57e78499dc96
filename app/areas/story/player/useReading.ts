import { positionToSave } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { PlayerState } from '@tsudoi/design-system/screens/story/player/player.types'
import { useEffect, useState } from 'react'
import { afterPaint } from '../../../queries/afterPaint.ts'
import { hasLine, withLine } from './lineRanges.ts'
import { adoptGuestReading, keepReading, readingOf } from './readingStore.ts'

/** Whose reading, of what, in which visit of the history. */
export interface Visit {
  accountId: string
  episodeId: string
  /** The story's id. */
  group: string
  /** The episode's place in it, in words. */
  label?: string
  visit: string
}

/**
 * Where the player opens: at the line one left it. Whoever comes anew to what is finished begins at its beginning; a
 * reload stays at the end, and so does a guest who has just logged in for what it gives. A guest's place goes over to
 * the member. Without lines it was not opened yet: what it gave as it was bought waits for its end.
 */
export function openReading({ accountId, episodeId, visit }: Visit): number {
  adoptGuestReading(accountId, episodeId)
  const known = readingOf(accountId, episodeId)
  if (!known) return 0
  const isFinished = known.count > 0 && known.position >= known.count && (known.isViewed || accountId === '')
  if (!isFinished || known.visit === visit) return known.position
  keepReading(accountId, episodeId, { position: 0, reward: undefined })
  return 0
}

/** Writing to the device takes as long as rendering a line: it comes behind the paint, or first where the page goes. */
function keepSoon(keep: () => void): () => void {
  let isKept = false
  const once = () => {
    if (!isKept) keep()
    isKept = true
    removeEventListener('pagehide', once)
  }
  addEventListener('pagehide', once)
  void afterPaint().then(once)
  return once
}

/**
 * Keeps one's place and the lines that were read, with each line: a reload, a log-in or a killed webview finds them.
 * The session may be gone by then, so it is kept for whoever opened the player.
 */
export function useReading({ accountId, episodeId, group, label, visit }: Visit, state: PlayerState) {
  // As for the player itself: each line renders all of it.
  'use no memo'
  const [read, setRead] = useState(() => readingOf(accountId, episodeId)?.read ?? [])
  const { position, count, phase } = state
  const place = positionToSave(state)
  const isNew = phase === 'shown' && position < count && !hasLine(read, position)
  if (isNew) setRead(withLine(read, position))
  useEffect(() => {
    const reading = { position: place, count, read, group, label, visit }
    return keepSoon(() => keepReading(accountId, episodeId, reading))
  }, [accountId, episodeId, group, label, visit, place, count, read])
  return (line: number) => hasLine(read, line)
}
