import { accessOf } from '@tsudoi/design-system/screens/story/story.rules'
import type { StoryEpisode } from '@tsudoi/design-system/screens/story/story.types'
import type { Viewer } from '@tsudoi/design-system/screens/programme.types'

/**
 * What somebody wants on the page of a story. It stands in the address: a reload, a log-in and the coin shop come back
 * to the same question, and Back closes it.
 */
export interface Intent {
  by: 'read' | 'coins' | 'charge' | 'names' | 'tips'
  /** Of what is to be read. */
  episodeId?: string
}

const ways = ['read', 'coins', 'charge', 'names', 'tips'] as const

export function intentOf(search: URLSearchParams): Intent | undefined {
  const by = ways.find((way) => way === search.get('by'))
  return by && { by, episodeId: search.get('episode') ?? undefined }
}

/** The address of an intent on the story's page. */
export function intentHref(page: string, { by, episodeId }: Intent): string {
  const query = new URLSearchParams({ by, ...(episodeId !== undefined && { episode: episodeId }) })
  return `${page}?${query.toString()}`
}

/** What is known when an intent is looked at. */
export interface Known {
  viewer: Viewer
  episode: StoryEpisode | undefined
  /** Nothing more of the story is sold. */
  isOver: boolean
  /** An episode can be opened by the charge now. */
  canCharge: boolean
  /** Coins; undefined while they are not known. */
  coins: number | undefined
  /** `unknown`: they are on their way. Where there are none, they are seen. */
  tips: 'seen' | 'unseen' | 'unknown'
  names: 'given' | 'missing' | 'unknown'
}

/** The question that stands before an intent; `wait`: it is not known yet; `none`: there is nothing to settle. */
export type Step = 'none' | 'wait' | 'login' | 'tips' | 'names' | 'buy' | 'coins' | 'charge' | 'read'

/**
 * One question after the other: who one is, what one has to know, what one is called, and only then the coins. Coins
 * that are not known yet keep nobody: the host decides (X13).
 */
export function stepOf({ by }: Intent, known: Known): Step {
  const { viewer, episode, isOver, canCharge, coins, tips, names } = known
  if (by === 'tips' || by === 'names') return by
  if (!episode) return 'none'
  const isLocked = accessOf(episode) === 'locked'
  if (isLocked && (isOver || by === 'read' || (by === 'charge' && viewer === 'member' && !canCharge))) return 'none'
  if (isLocked && viewer === 'guest') return 'login'
  if (tips === 'unknown' || names === 'unknown') return 'wait'
  if (tips === 'unseen') return 'tips'
  if (names === 'missing') return 'names'
  if (!isLocked) return 'read'
  if (by === 'charge') return 'charge'
  return coins !== undefined && coins < episode.coins ? 'coins' : 'buy'
}

/** An intent that was opened on its page is one step of the history. */
export interface OpenedIntent {
  isOpened?: boolean
}
