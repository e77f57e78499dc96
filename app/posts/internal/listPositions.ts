/** Stores the reading position of each list of posts on this device, to restore it later (W137). */
import type { FeedPosition } from '@tsudoi/design-system/components/Feed'
import { onSessionReset } from '../../session/onSessionReset.ts'
import { deviceStore } from '../../storage/textStore.ts'

/** The reading position in a list of posts, and its reader. */
export interface SavedPosition extends FeedPosition {
  /** When the post at the position was written, ISO 8601. Newer posts come before it in the list. */
  created: string
  isGuest: boolean
  /** Id of the member who read the list. Absent for a guest. */
  accountId?: string
  /** When the position was stored, in ms by this device's clock. */
  at: number
}

const key = 'tsudoi.post-places'
/** For how many lists a position is stored. Those that were read last are kept. */
const maxLists = 20
/**
 * After this time (ms) a position is no longer restored. It survives a terminated webview, but is useless after a day.
 */
const maxAgeMs = 24 * 60 * 60_000
/** For this time (ms) after a login the position of the guest is restored, although the user opens the list again. */
const loginWindowMs = 30 * 60_000

type Positions = Readonly<Record<string, SavedPosition>>

function isPlace(value: unknown): value is SavedPosition {
  const { key: id, top, created, at } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && Number.isFinite(top) && typeof created === 'string' && Number.isFinite(at)
}

/** Reads the stored positions. Ignores invalid ones, which another build or the user may have stored. */
const read = (): Positions =>
  Object.fromEntries(
    Object.entries(deviceStore.getJson(key) ?? {}).filter((entry): entry is [string, SavedPosition] =>
      isPlace(entry[1]),
    ),
  )

/** The positions that are not stored yet, by list. */
const pending = new Map<string, () => SavedPosition | undefined>()
/** Minimum time (ms) between two writes while the user scrolls. */
const writeIntervalMs = 500
let timer: ReturnType<typeof setTimeout> | undefined

/** Stores the pending positions, and keeps the positions of other lists that other tabs have stored. */
function writePending(): void {
  clearTimeout(timer)
  timer = undefined
  if (pending.size === 0) return
  const places = { ...read() } as Record<string, SavedPosition>
  for (const [list, placeNow] of pending) {
    const place = placeNow()
    if (place) places[list] = place
    else delete places[list]
  }
  pending.clear()
  const newest = Object.entries(places).toSorted(([, one], [, other]) => other.at - one.at)
  deviceStore.setJson(key, Object.fromEntries(newest.slice(0, maxLists)))
}

/**
 * Stores the position in a list. `place` computes it, and returns undefined at the start of the list. It is called on
 * every scroll, so the position is computed and stored only a moment later, or on page unload.
 */
export function savePosition(list: string, place: () => SavedPosition | undefined): void {
  pending.set(list, place)
  timer ??= setTimeout(() => whenIdle(writePending), writeIntervalMs)
}

const whenIdle = (then: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(then, { timeout: writeIntervalMs }) : then()

addEventListener('pagehide', writePending)
// Stores the pending positions when the page is hidden, because a hidden webview may be terminated without further
// events.
addEventListener('visibilitychange', () => document.hidden && writePending())

// Drops the pending positions when the session ends. The stored ones may remain, because each is restored only for its
// reader.
onSessionReset(() => pending.clear())

interface Visit {
  /** Whether the user came by back, forward or reload. Otherwise the user opened the list again. */
  isReturn: boolean
  isGuest: boolean
  /** Id of the member who opens the list. Absent for a guest. */
  accountId?: string
  now: number
}

/** The stored position to restore for this visit. Undefined if the list starts at its top. */
export function positionToRestore(
  list: string,
  { isReturn, isGuest, accountId, now }: Visit,
): SavedPosition | undefined {
  writePending()
  const place = read()[list]
  if (!place || now - place.at > maxAgeMs) return undefined
  const isOtherMember = place.accountId !== undefined && place.accountId !== accountId
  if (isOtherMember) return undefined
  const isAfterLogin = place.isGuest && !isGuest && now - place.at < loginWindowMs
  return isReturn || isAfterLogin ? place : undefined
}
