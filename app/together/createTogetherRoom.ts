import { isCallUnsupported } from '../api/isCallUnsupported.ts'
import type {
  PenlightColor,
  PenlightCounts,
  TogetherTopicState,
  TogetherTopic,
  TopicService,
} from '../realtime/topicPort.ts'
import { wavesBetween, withPenlightCount } from './penlightWaves.ts'

/** What a page shows of the other viewers. `viewerCount` is undefined if nothing is known about them. */
export interface TogetherRoom {
  viewerCount?: number | undefined
  /** Whether the server relays penlights. */
  hasPenlights: boolean
  waves: readonly { id: number; color: PenlightColor }[]
  /** Whether the user's last penlight did not reach the server. */
  hasFailed: boolean
}

/** How long a penlight is lit, in milliseconds. */
const litMs = 4_000
/** Minimum time between two penlights of the user, in milliseconds; further presses are ignored. */
const minIntervalMs = 600
/** Maximum number of penlights that are lit at a time. */
const maxLit = 60

/** The state before the first answer, and if the server does not relay penlights. */
export const unknownRoom: TogetherRoom = { viewerCount: undefined, hasPenlights: false, waves: [], hasFailed: false }

/**
 * Follows the other viewers of a video until the signal aborts, and calls `onRoom` with each change. Returns the
 * function that waves a penlight.
 */
export function createTogetherRoom(
  topics: TopicService,
  topic: TogetherTopic,
  onRoom: (room: TogetherRoom) => void,
  signal: AbortSignal,
): (color: PenlightColor) => void {
  let room = unknownRoom
  let counted: PenlightCounts | undefined
  let ownUncounted: PenlightCounts = {}
  let nextId = 0
  let isReadOnly = false
  let wavedAt = Number.NEGATIVE_INFINITY

  const show = (change: Partial<TogetherRoom>) => {
    if (signal.aborted) return
    room = { ...room, ...change }
    onRoom(room)
  }
  const light = (colors: readonly PenlightColor[]) => {
    if (colors.length === 0) return
    const lit = colors.map((color) => ({ id: (nextId += 1), color }))
    show({ waves: [...room.waves, ...lit].slice(-maxLit) })
    setTimeout(() => show({ waves: room.waves.filter((wave) => !lit.includes(wave)) }), litMs)
  }
  const take = ({ viewerCount, penlights }: TogetherTopicState) => {
    show({ viewerCount, hasPenlights: !isReadOnly })
    // The first answer counts what was waved before this page was open.
    const news = wavesBetween(counted ?? penlights, penlights, ownUncounted)
    counted = penlights
    ownUncounted = news.ownUncounted
    light(news.waves)
  }
  const wave = async (color: PenlightColor) => {
    if (!room.hasPenlights || performance.now() - wavedAt < minIntervalMs) return
    wavedAt = performance.now()
    ownUncounted = withPenlightCount(ownUncounted, color, 1)
    light([color])
    try {
      await topics.wave(topic, color)
      show({ hasFailed: false })
    } catch (error) {
      ownUncounted = withPenlightCount(ownUncounted, color, -1)
      // If the server does not have the call, the penlights disappear instead of failing at each press.
      isReadOnly = isCallUnsupported(error)
      show(isReadOnly ? { hasPenlights: false, waves: [] } : { hasFailed: true })
    }
  }

  topics.follow(topic, take, signal).catch(() => show(unknownRoom))
  return (color) => void wave(color)
}
