import { isMuteExpired } from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteWord } from '@tsudoi/design-system/screens/mute/mute.types'
import { paths } from '../../paths.ts'
import type { SyncEntries } from '../../realtime/syncEntries.ts'
import { createStore } from '../../session/createStore.ts'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { onClockChange, serverIso } from '../../time/clock.ts'
import { compileMatcher, type Matcher } from './matcher.ts'
import { muteWords } from './muteEntries.ts'
import { muteStore } from './muteStore.ts'
import type { Muting } from './muting.types.ts'

/** The covers that the user has opened in this visit, by the key of the content. */
const useOpened = createStore<{ opened: ReadonlySet<string> }>(() => ({ opened: new Set() }))
onSessionReset(() => useOpened.setState({ opened: new Set() }))

/** Interval (ms) of the check for muted words that have expired. */
const endCheckMs = 10_000

interface Snapshot {
  entries: SyncEntries
  opened: ReadonlySet<string>
  /** All words, the expired ones too. */
  words: readonly MuteWord[]
  active: readonly MuteWord[]
  matcherOf: (channelId: string | undefined) => Matcher
  muting: Muting
}

let last: Snapshot | undefined

/** The matchers of a list of words, each compiled when its channel is requested for the first time. */
function matchersOf(words: readonly MuteWord[]): Snapshot['matcherOf'] {
  const byChannel = new Map<string | undefined, Matcher>()
  return (channelId) => {
    const matcher = byChannel.get(channelId) ?? compileMatcher(words, channelId)
    byChannel.set(channelId, matcher)
    return matcher
  }
}

const createMuting = (matcherOf: Snapshot['matcherOf'], opened: ReadonlySet<string>): Muting => ({
  coverOf: ({ key, texts, channelId }) => {
    if (opened.has(key)) return undefined
    const words = matcherOf(channelId)(texts)
    if (words.length === 0) return undefined
    return { words, listHref: paths.mutes, onOpen: () => openCover(key) }
  },
})

const openCover = (key: string) => useOpened.setState(({ opened }) => ({ opened: new Set(opened).add(key) }))

/** The muting of the current user now. The same object as before if neither words nor opened covers have changed. */
function readMuting(): Muting {
  const entries = muteStore.read()
  const { opened } = useOpened.getState()
  const words = last?.entries === entries ? last.words : muteWords(entries)
  const now = serverIso()
  const active = words.filter((word) => !isMuteExpired(word, now))
  // Words expire in the order of their end times, so an equal number of active words means the same words.
  const isSame = last?.words === words && last.active.length === active.length
  if (last && isSame && last.opened === opened) return last.muting
  const matcherOf = last && isSame ? last.matcherOf : matchersOf(active)
  last = { entries, opened, words, active, matcherOf, muting: createMuting(matcherOf, opened) }
  return last.muting
}

/**
 * Calls the listener after each change of the words or of the opened covers, and while a mute may end. Returns a
 * function that unsubscribes.
 */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, endCheckMs)
  const stops = [muteStore.subscribe(listener), useOpened.subscribe(listener), onClockChange(listener)]
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

/** The muting of the current user, as a store for components. */
export const mutingState = { subscribe, read: readMuting }
