import { syncedSeenMarks } from '../areas/collection/seenMarks.ts'
import { syncedVideoPositions } from '../player/player.ts'
import { syncedLaterItems } from '../later/laterStore.ts'
import { syncedMutes } from '../muting/muting.ts'
import type { SyncedData } from '../realtime/syncDocument.ts'
import { syncedReadingPlaces } from '../reading/readingPlaces.ts'

/** The documents of all areas that a member's devices synchronise (Q261, Q490). */
export const syncedDocuments: readonly SyncedData[] = [
  syncedReadingPlaces,
  syncedVideoPositions,
  syncedSeenMarks,
  syncedLaterItems,
  syncedMutes,
]
