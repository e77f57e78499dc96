import type { FeedPlace } from '@tsudoi/design-system/components/Feed'
import { onReset } from '../session/reset.ts'
import { deviceStore } from '../session/textStore.ts'

/** Where somebody read in a list of posts, and whether as a guest. */
export interface KeptPlace extends FeedPlace {
  /** When that post was written: what was posted later stands before it. ISO 8601. */
  created: string
  isGuest: boolean
  /** Which member read there; absent for a guest. */
  accountId?: string
  /** When it was kept, in ms by this device's clock. */
  at: number
}

const key = 'tsudoi.post-places'
/** So many lists are remembered: the ones read last. */
const most = 20
/** A place outlives a webview that was ended; a day later it is of no use. */
const longest = 24 * 60 * 60_000
/** Whoever comes back from the log-in finds the place; whoever opens the list anew begins at its start. */
const logInTime = 30 * 60_000

type Places = Readonly<Record<string, KeptPlace>>

function isPlace(value: unknown): value is KeptPlace {
  const { key: id, top, created, at } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && Number.isFinite(top) && typeof created === 'string' && Number.isFinite(at)
}

/** Another build, or a user by hand, may have written anything. */
const read = (): Places =>
  Object.fromEntries(
    Object.entries(deviceStore.getJson(key) ?? {}).filter((entry): entry is [string, KeptPlace] => isPlace(entry[1])),
  )

/** What has been scrolled to and is not written yet, by list. */
const scrolled = new Map<string, () => KeptPlace | undefined>()
/** A person scrolls on: written at most so often, in ms. */
const rest = 500
let timer: ReturnType<typeof setTimeout> | undefined

/** Other tabs keep their places beside these. */
function writeScrolled(): void {
  clearTimeout(timer)
  timer = undefined
  if (scrolled.size === 0) return
  const places = { ...read() } as Record<string, KeptPlace>
  for (const [list, placeNow] of scrolled) {
    const place = placeNow()
    if (place) places[list] = place
    else delete places[list]
  }
  scrolled.clear()
  const newest = Object.entries(places).toSorted(([, one], [, other]) => other.at - one.at)
  deviceStore.setJson(key, Object.fromEntries(newest.slice(0, most)))
}

/**
 * Keeps where a list is read; without a place its start is meant. Said with each move of the page, so it is only noted:
 * it is worked out and written a moment later, or when the page goes.
 */
export function keepPlace(list: string, place: () => KeptPlace | undefined): void {
  scrolled.set(list, place)
  timer ??= setTimeout(() => idle(writeScrolled), rest)
}

const idle = (then: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(then, { timeout: rest }) : then()

addEventListener('pagehide', writeScrolled)
// A webview that is put aside may be ended without a word.
document.addEventListener('visibilitychange', () => document.hidden && writeScrolled())

// A place that is not written yet ends with the session; a stored one belongs to the reader who was there.
onReset(() => scrolled.clear())

interface Coming {
  /** By Back, forward, a reload; otherwise the list is opened anew. */
  isReturn: boolean
  isGuest: boolean
  /** Who comes; absent for a guest. */
  accountId?: string
  now: number
}

/** The place to take up, if there is one for this way of coming. */
export function placeIn(list: string, { isReturn, isGuest, accountId, now }: Coming): KeptPlace | undefined {
  writeScrolled()
  const place = read()[list]
  if (!place || now - place.at > longest) return undefined
  const isAnothers = place.accountId !== undefined && place.accountId !== accountId
  if (isAnothers) return undefined
  const isFromLogIn = place.isGuest && !isGuest && now - place.at < logInTime
  return isReturn || isFromLogIn ? place : undefined
}
