import { renderHook } from '@testing-library/react'
import { itIgnoresHostileValues } from '../testing/itIgnoresHostileValues.ts'
import type { storageKeys } from './storageKeys.ts'

type Shaped<Row> = Row extends readonly [infer Name, unknown, 'record' | 'list'] ? Name : never
type JsonName = Shaped<(typeof storageKeys)[keyof typeof storageKeys][number]>

/**
 * Keys of values that only an engine reads. The engine's folder has this test for them (`storedValues.test.ts`,
 * `openPayments`).
 */
type ReadByEngine =
  | 'mutes.*'
  | 'payment.*'
  | 'places'
  | 'places.member'
  | 'player'
  | 'playings'
  | 'post-places'
  | 'rehearsal'
  | 'reminders-here'
  | 'vault.*'

/** Functions that read each JSON value through a module that is loaded after the value was stored. */
const readers: Record<Exclude<JsonName, ReadByEngine>, () => Promise<unknown>> = {
  'story-settings': async () => {
    const { useStorySettings } = await import('../areas/story/player/useStorySettings.ts')
    return renderHook(() => useStorySettings())
  },
  rankings: async () => (await import('../areas/vote/seenRankings.ts')).previousRanking('x', '2026-01-31T00:00:00Z'),
  'tips-seen': async () => (await import('../areas/story/tipsSeen.ts')).wereTipsSeen('x'),
  'story-names': async () => {
    const { useReaderNames } = await import('../reading/readerNames.ts')
    return renderHook(() => useReaderNames('x'))
  },
  'own-limits': async () => {
    const { useOwnLimit } = await import('../limits/ownLimits.ts')
    return renderHook(() => useOwnLimit('x'))
  },
  'spending-lock.*': async () => {
    const { useSpendingLock } = await import('../limits/spendingLocks.ts')
    const { lockVerdictAt } = await import('../limits/spendingLock.ts')
    return renderHook(() => lockVerdictAt(useSpendingLock('x'), '2026-01-31T00:00:00Z'))
  },
  'collection-seen.*': async () => (await import('../areas/collection/seenMarks.ts')).syncedSeenMarks.read('x'),
  'visited.*': async () => (await import('../realtime/closedTexts.ts')).syncedClosedTexts.read('x'),
  'door.*': async () => (await import('../areas/door/doorMemory.ts')).readDoorMemory('x', 'x'),
  'story-place.*': async () => {
    const { lastReadingPlaceByStory, syncedReadingPlaces } = await import('../reading/readingPlaces.ts')
    const { storedReadingProgress } = await import('../areas/story/player/readingStore.ts')
    return [lastReadingPlaceByStory('x'), syncedReadingPlaces.read('x'), storedReadingProgress('x', 'x')]
  },
  'recent-searches': async () => {
    const { recentSearches } = await import('../search/recentSearches.ts')
    return [recentSearches.read().join(), recentSearches.add('x')]
  },
  'later.*': async () => {
    const [{ laterStore }, { laterItems }] = await Promise.all([
      import('../later/laterStore.ts'),
      import('../later/laterEntries.ts'),
    ])
    return [laterItems(laterStore.read()), laterStore.keep('event/1', { title: 'x' })]
  },
  'preorder-cart.*': async () => {
    const { currentCart, openCart } = await import('../areas/preorder/cartStore.ts')
    openCart('x')
    return currentCart('x')
  },
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
  'provider-visit': async () => (await import('../providers/providerRedirect.ts')).pendingProviderRedirect.take(),
  'draw-result': async () => (await import('../areas/gacha/gachaDraw.ts')).useGachaDraw.getState(),
  'draw-log': async () => (await import('../areas/gacha/drawLog.ts')).useDrawLog.getState(),
  ballots: async () => (await import('../areas/vote/pendingVotes.ts')).usePendingVotes.getState(),
  'lottery-choices': async () =>
    (await import('../areas/lottery/unansweredChoices.ts')).useUnansweredChoices.getState(),
}

const filled: Readonly<Record<string, string>> = {
  'later.*': 'later.guest',
  'story-place.*': 'story-place.x.%',
  'preorder-cart.*': 'preorder-cart.guest.x',
  '*-draft': 'profile-draft',
}

itIgnoresHostileValues(
  Object.entries(readers).map(([name, read]) => ({ key: filled[name] ?? name.replace('*', 'x'), read })),
)
