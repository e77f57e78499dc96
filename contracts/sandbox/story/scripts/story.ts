import type { Script } from '../../../story/script.ts'
import type { storyGenres, storyPlayTypes } from '../../../story/storyKinds.ts'
import type { ChannelId } from '../../channel/channels.content.ts'
import type { SeedTime } from '../../runtime/seed/seedTime.ts'

/** An episode of a seeded story, with its script. */
export interface SeedStoryEpisode {
  readonly episodeId: string
  readonly label: string
  readonly title: string
  readonly summary: string
  readonly image: string
  readonly consumeCoin: number
  /** The reward for the first reading: free coins, or a photo of the gacha. */
  readonly reward?: { readonly coins: number } | { readonly photo: string }
  readonly script: Script
}

/** A story group of the seed. */
export interface SeedStory {
  readonly groupId: string
  readonly ipId: ChannelId
  readonly name: string
  readonly genre: (typeof storyGenres)[number]
  readonly playType: (typeof storyPlayTypes)[number]
  readonly description: string
  readonly image: string
  /** The interval in hours at which a member can unlock one paid episode without coins. */
  readonly chargeHours?: number
  readonly starts: SeedTime
  readonly ends: SeedTime
  readonly episodes: readonly SeedStoryEpisode[]
}
