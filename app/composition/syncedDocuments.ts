import { syncedSeenMarks } from '../areas/collection/seenMarks.ts'
import { videoPlaces } from '../player/places.ts'
import type { Synced } from '../realtime/syncDocument.ts'
import { storyPlaces } from '../reading/readingPlaces.ts'

/** The areas' documents that a member's devices synchronise (Q261). */
export const syncedDocuments: readonly Synced[] = [storyPlaces, videoPlaces, syncedSeenMarks]
