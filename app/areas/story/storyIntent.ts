import { episodeAccessOf } from '@tsudoi/design-system/screens/story/story.rules'
import type { StoryEpisode } from '@tsudoi/design-system/screens/story/story.types'
import type { Viewer } from '@tsudoi/design-system/screens/programme.types'

/**
 * What the user wants to do on the page of a story (its intent). Stored in the URL: after a reload, a login or a visit
 * to the coin shop the same dialog opens again, and Back closes it.
 */
export interface StoryIntent {
  by: 'read' | 'coins' | 'charge' | 'names' | 'tips'
  /** Id of the episode to read. */
  episodeId?: string | undefined
}

const intentKinds = ['read', 'coins', 'charge', 'names', 'tips'] as const

/** Reads from a URL what the user wants to do (the intent); undefined if the URL contains none. */
export function storyIntentOf(search: URLSearchParams): StoryIntent | undefined {
  const by = intentKinds.find((way) => way === search.get('by'))
  return by && { by, episodeId: search.get('episode') ?? undefined }
}

/** Returns the URL of the story's page that opens the dialogs for what the user wants to do there. */
export function storyIntentHref(page: string, { by, episodeId }: StoryIntent): string {
  const query = new URLSearchParams({ by, ...(episodeId !== undefined && { episode: episodeId }) })
  return `${page}?${query.toString()}`
}

/** The state by which `nextStoryDialogStep` chooses the next dialog before an episode opens. */
export interface StoryDialogContext {
  viewer: Viewer
  episode: StoryEpisode | undefined
  /** Whether the story's publication has ended, so that no more episodes are sold. */
  isOver: boolean
  /** Whether the free charge, which opens one episode per period, can be used now. */
  canCharge: boolean
  /** The member's coins; undefined while unknown. */
  coins: number | undefined
  /** Whether the user has seen the tips. `seen` if the channel has no tips, `unknown` while they are loading. */
  tips: 'seen' | 'unseen' | 'unknown'
  names: 'given' | 'missing' | 'unknown'
}

/**
 * The next dialog before an episode opens. `wait`: something is loading; `read`: the player opens; `none`: there is
 * nothing to do.
 */
export type StoryDialogStep = 'none' | 'wait' | 'login' | 'tips' | 'names' | 'buy' | 'coins' | 'charge' | 'read'

/**
 * Returns the next dialog for the user's intent (`by`). The order is login, tips, names, and then coins. Unknown coins
 * do not block the purchase, because the server checks them (X13).
 */
export function nextStoryDialogStep({ by }: StoryIntent, known: StoryDialogContext): StoryDialogStep {
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
