import { positionToSave } from '@tsudoi/design-system/screens/story/player/player.rules'
import type { PlayerState } from '@tsudoi/design-system/screens/story/player/player.types'
import { useEffect, useState } from 'react'
import { waitForPaint } from '../../../shell/waitForPaint.ts'
import { hasLine, withLine } from './lineRanges.ts'
import { adoptGuestReading, storeReading, storedReadingProgress } from './readingStore.ts'

/** One opening of an episode: the account that reads it, the episode, and the history entry in which it is open. */
export interface EpisodeReading {
  accountId: string
  episodeId: string
  /** Id of the story. */
  group: string
  /** The episode's label, such as 第一話. */
  label?: string | undefined
  visit: string
}

/**
 * Returns the line at which the player opens an episode, and merges a guest's position into the member's. A finished
 * episode starts at its beginning again. It stays at its end after a reload, or for a guest who has just logged in to
 * get the reward. A stored position without lines means that the episode was bought but not opened yet, so its reward
 * is shown at the end.
 */
export function openingLineOf({ accountId, episodeId, visit }: EpisodeReading): number {
  adoptGuestReading(accountId, episodeId)
  const known = storedReadingProgress(accountId, episodeId)
  if (!known) return 0
  const isFinished = known.count > 0 && known.position >= known.count && (known.isViewed || accountId === '')
  if (!isFinished || known.visit === visit) return known.position
  storeReading(accountId, episodeId, { position: 0, reward: undefined })
  return 0
}

/**
 * Calls `keep` after the next paint, because storing takes as long as rendering a line, or earlier if the page unloads.
 * Returns a function that calls it at once.
 */
function afterPaintOrUnload(keep: () => void): () => void {
  let isKept = false
  const once = () => {
    if (!isKept) keep()
    isKept = true
    removeEventListener('pagehide', once)
  }
  addEventListener('pagehide', once)
  void waitForPaint().then(once)
  return once
}

/**
 * Stores the position and the lines that were read after each line, so that reading can continue after a reload, a
 * login or a killed webview. Stores them for the account that opened the player, even if its session has ended. Returns
 * a function that says whether a line was read.
 */
export function useReadingPosition({ accountId, episodeId, group, label, visit }: EpisodeReading, state: PlayerState) {
  // Turns off the React Compiler's memoization, as in StoryPlayer: every line renders the whole component.
  'use no memo'
  const [read, setRead] = useState(() => storedReadingProgress(accountId, episodeId)?.read ?? [])
  const { position, count, phase } = state
  const place = positionToSave(state)
  const isNew = phase === 'shown' && position < count && !hasLine(read, position)
  if (isNew) setRead(withLine(read, position))
  useEffect(() => {
    const reading = { position: place, count, read, group, label, visit }
    return afterPaintOrUnload(() => storeReading(accountId, episodeId, reading))
  }, [accountId, episodeId, group, label, visit, place, count, read])
  return (line: number) => hasLine(read, line)
}
