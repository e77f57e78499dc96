import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { storageKeys } from './storageKeys.ts'

type Shaped<Row> = Row extends readonly [infer Name, unknown, 'record' | 'list'] ? Name : never
type JsonName = Shaped<(typeof storageKeys)[keyof typeof storageKeys][number]>

/** Reads each JSON value by a module that is loaded after it was stored. An open payment has a test of its own. */
const readers: Record<Exclude<JsonName, 'payment.*'>, () => Promise<unknown>> = {
  player: async () => (await import('../player/internal/preferences.ts')).readPreferences(),
  'story-settings': async () => {
    const { useStorySettings } = await import('../areas/story/player/useStorySettings.ts')
    return renderHook(() => useStorySettings())
  },
  rankings: async () => (await import('../areas/vote/seenRankings.ts')).previousRanking('x', '2026-01-31T00:00:00Z'),
  rehearsal: async () => (await import('../talk/rehearsalResult.ts')).lastRehearsal(),
  'tips-seen': async () => (await import('../areas/story/tipsSeen.ts')).wereTipsSeen('x'),
  places: async () => {
    const { videoPositions } = await import('../player/videoPositions.ts')
    videoPositions.keep('video-1', 30, 100, 1)
    return videoPositions.of('x')
  },
  'story-names': async () => {
    const { useReaderNames } = await import('../reading/readerNames.ts')
    return renderHook(() => useReaderNames('x'))
  },
  'own-limits': async () => {
    const { useOwnLimit } = await import('../limits/ownLimits.ts')
    return renderHook(() => useOwnLimit('x'))
  },
  'collection-seen.*': async () => (await import('../areas/collection/seenMarks.ts')).syncedSeenMarks.read('x'),
  'visited.*': async () => (await import('../realtime/closedTexts.ts')).syncedClosedTexts.read('x'),
  'story-place.*': async () => {
    const { lastReadingPlaceByStory, syncedReadingPlaces } = await import('../reading/readingPlaces.ts')
    const { storedReading } = await import('../areas/story/player/readingStore.ts')
    return [lastReadingPlaceByStory('x'), syncedReadingPlaces.read('x'), storedReading('x', 'x')]
  },
  'post-places': async () =>
    (await import('../posts/internal/listPositions.ts')).positionToRestore('x', {
      isReturn: true,
      isGuest: true,
      now: Date.now(),
    }),
  'preorder-cart.*': async () => {
    const { currentCart, openCart } = await import('../areas/preorder/cartStore.ts')
    openCart('x')
    return currentCart('x')
  },
  'vault.*': async () => {
    const { postDrafts } = await import('../posts/postDrafts.ts')
    return postDrafts.list('x').flatMap(({ media }) => media.map(({ id }) => id))
  },
  'places.member': async () => (await import('../player/videoPositions.ts')).syncedVideoPositions.read('x'),
  playings: async () => (await import('../player/internal/playbackJournal.ts')).playbackJournal.all(),
  scroll: async () => {
    const { storeScrollPosition, storedScrollPosition } = await import('../router/scrollMemory.ts')
    const location = { key: 'x', pathname: '/', search: '', hash: '', state: null }
    storedScrollPosition(location)
    storeScrollPosition(location)
  },
  'drafts-aside': async () => (await import('../forms/expiredDrafts.ts')).expiredDrafts.takeUp('x'),
  '*-draft': async () => {
    const { profileDraft } = await import('../areas/account/profileDraft.ts')
    const { formDrafts } = await import('../forms/formDrafts.ts')
    formDrafts.areWaiting()
    return profileDraft.read()?.birthday.year.trim()
  },
  'wall-place.*': async () => (await import('../areas/collection/wallPosition.ts')).storedWallPosition('x'),
  'new-card': async () => (await import('../card/oneTimeCard.ts')).oneTimeCard.read(),
  'provider-visit': async () => (await import('../providers/providerVisit.ts')).pendingVisit.take(),
  'draw-result': async () => (await import('../areas/gacha/gachaDraw.ts')).useGachaDraw.getState(),
  'draw-log': async () => (await import('../areas/gacha/drawLog.ts')).useDrawLog.getState(),
  ballots: async () => (await import('../areas/vote/ballots.ts')).useBallots.getState(),
  'lottery-choices': async () =>
    (await import('../areas/lottery/unansweredChoices.ts')).useUnansweredChoices.getState(),
}

const filled: Readonly<Record<string, string>> = {
  'vault.*': 'vault.x/draft/post/ip/%/',
  'story-place.*': 'story-place.x.%',
  'preorder-cart.*': 'preorder-cart.guest.x',
  '*-draft': 'profile-draft',
}

/** The values to store: broken texts, other types, and shapes of an older build with other fields. */
const hostile = [
  '',
  '{',
  'null',
  '1',
  '"x"',
  'true',
  '[]',
  '[null]',
  '[1]',
  '["x"]',
  '[{}]',
  '{}',
  '{"x":null}',
  '{"x":1}',
  '{"x":[null]}',
  '{"x":{"at":"x","place":null,"asOf":1,"ranks":null}}',
  '{"accountId":"x","texts":null}',
  '{"accountId":"x","texts":[1]}',
  '{"text":"x","media":[null,1,{"id":1}],"time":"x","unsure":1,"base":2}',
  '{"birthday":{"year":1}}',
  '{"birthday":null}',
  '[{"campaignId":"x","kind":"coop","draft":{"amount":"1","photoIds":[]}}]',
  '[{"time":1,"result":null}]',
]

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})

describe('a stored value that another build or a user has written', () => {
  it.each(Object.entries(readers))('is dropped, and causes no error in its reader: %s', async (name, read) => {
    const key = `tsudoi.${filled[name] ?? name.replace('*', 'x')}`
    for (const text of hostile) {
      vi.resetModules()
      localStorage.setItem(key, text)
      sessionStorage.setItem(key, text)
      const failure = await read().then(() => undefined, String)
      expect([text, failure]).toEqual([text, undefined])
    }
  })
})
