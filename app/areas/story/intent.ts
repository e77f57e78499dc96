import { episodeAccessOf } from '@tsudoi/design-system/screens/story/story.rules'
import type { StoryEpisode } from '@tsudoi/design-system/screens/story/story.types'
import type { Viewer } from '@tsudoi/design-system/screens/programme.types'

/**
 * What the user wants to do on the page of a story. Stored in the URL: a reload, a login and the coin shop return to
 * the same dialog, and Back closes it.
 */
export interface StoryIntent {
  by: 'read' | 'coins' | 'charge' | 'names' | 'tips'
  /** The episode to read. */
  episodeId?: string
}

const intentKinds = ['read', 'coins', 'charge', 'names', 'tips'] as const

export function intentOf(search: URLSearchParams): StoryIntent | undefined {
  const by = intentKinds.find((way) => way === search.get('by'))
  return by && { by, episodeId: search.get('episode') ?? undefined }
}

/** URL of an intent on the story's page. */
export function intentHref(page: string, { by, episodeId }: StoryIntent): string {
  const query = new URLSearchParams({ by, ...(episodeId !== undefined && { episode: episodeId }) })
  return `${page}?${query.toString()}`
}

/** What is known when the next step of an intent is determined. */
export interface IntentContext {
  viewer: Viewer
  episode: StoryEpisode | undefined
  /** The story's period has ended, so nothing more is sold. */
  isOver: boolean
  /** The charge can open an episode now. */
  canCharge: boolean
  /** The member's coins; undefined while unknown. */
  coins: number | undefined
  /** `unknown` while loading. `seen` if there are no tips. */
  tips: 'seen' | 'unseen' | 'unknown'
  names: 'given' | 'missing' | 'unknown'
}

/** The next dialog of an intent. `wait`: something is loading; `none`: nothing to do. */
export type IntentStep = 'none' | 'wait' | 'login' | 'tips' | 'names' | 'buy' | 'coins' | 'charge' | 'read'

/**
 * The next step of an intent. The order is login, tips, names, and then coins. Unknown coins do not block the purchase,
 * because the server checks them (X13).
 */
export function nextIntentStep({ by }: StoryIntent, known: IntentContext): IntentStep {
  const { viewer, episode, isOver, canCharge, coins, tips, names } = known
  if (by === 'tips' || by === 'names') return by
  if (!episode) return 'none'
  const isLocked = episodeAccessOf(episode) === 'locked'
  if (isLocked && (isOver || by === 'read' || (by === 'charge' && viewer === 'member' && !canCharge))) return 'none'
  if (isLocked && viewer === 'guest') return 'login'
  if (tips === 'unknown' || names === 'unknown') return 'wait'
  if (tips === 'unseen') return 'tips'
  if (names === 'missing') return 'names'
  if (!isLocked) return 'read'
  if (by === 'charge') return 'charge'
  return coins !== undefined && coins < episode.coins ? 'coins' : 'buy'
}
