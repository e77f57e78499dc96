import type { SeedAccount } from '../account/accounts.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'
import { benioStories } from './scripts/benio.ts'
import { setsugenStories } from './scripts/setsugen.ts'
import type { SeedStory } from './scripts/story.ts'
import { todaiStories } from './scripts/todai.ts'

/** All stories of the seed, in the display order of each channel's story page. */
export const stories: readonly SeedStory[] = [...benioStories, ...setsugenStories, ...todaiStories]

interface SeedReader {
  readonly accountId: SeedAccount['accountId']
  readonly names: readonly SeedStory['ipId'][]
  readonly unlocked: readonly {
    readonly episodeId: string
    readonly kind: 'PURCHASED' | 'CHARGED'
    readonly time: SeedTime
  }[]
  readonly read: readonly { readonly episodeId: string; readonly time: SeedTime }[]
  readonly privileges: readonly string[]
  readonly tutorials: readonly string[]
}

/**
 * The episodes that the demo accounts have read. The first account has read all but the newest, the second one none.
 */
export const seededReaders: readonly SeedReader[] = [
  {
    accountId: 'koharu',
    names: ['benio', 'setsugen'],
    unlocked: [
      { episodeId: 'setsugen-11', kind: 'CHARGED', time: seedTimeOnDay(-2, '22:10') },
      { episodeId: 'setsugen-12', kind: 'PURCHASED', time: seedTimeOnDay(-1, '23:20') },
    ],
    read: [
      { episodeId: 'benio-1', time: seedTimeOnDay(-9, '21:15') },
      { episodeId: 'benio-2', time: seedTimeOnDay(-8, '21:40') },
      { episodeId: 'setsugen-10', time: seedTimeOnDay(-3, '23:05') },
      { episodeId: 'setsugen-11', time: seedTimeOnDay(-2, '22:15') },
    ],
    privileges: ['todai-first-train'],
    tutorials: ['tips-home', 'tips-story'],
  },
]
