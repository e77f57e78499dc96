import type { Script } from '../../story/script.ts'
import type { storyGenres, storyPlayTypes } from '../../story/storyKinds.ts'
import type { StoredAssetKind } from '../inventory/inventory.tables.ts'
import type { Json, PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of stories and tips. */
export interface StoryTables {
  story_group: StoryGroupTable
  story_episode: StoryEpisodeTable
  story_unlock: StoryUnlockTable
  story_read: { account_id: string; episode_id: string; read_at: Date }
  story_privilege: { account_id: string; group_id: string; acquired_at: Date }
  story_reader: { account_id: string; channel_id: string; last_name: string; first_name: string }
  tutorial: { id: string; type: string; channel_id: string | null }
  tutorial_page: { tutorial_id: string; position: number; title: string; text: string; image: string | null }
  tutorial_done: { account_id: string; tutorial_id: string; done_at: Date }
}

/** A group of genre PRIVILEGE is not listed in the channel; only members in `story_privilege` can open it. */
interface StoryGroupTable extends PublicationColumns {
  id: string
  channel_id: string
  position: number
  name: string
  genre: (typeof storyGenres)[number]
  play_type: (typeof storyPlayTypes)[number]
  description: string | null
  image: string | null
  /** The "charge": interval in hours at which a member can unlock one paid episode without coins; null if never. */
  charge_hours: number | null
}

interface StoryEpisodeTable {
  id: string
  group_id: string
  position: number
  title: string
  /** The label of the episode, such as 第一話. */
  label: string | null
  summary: string | null
  image: string | null
  /** The price in coins; 0 if free. */
  consume_coin: number
  /** The reward for the first reading; null without one. Coins have no item. */
  reward_kind: StoredAssetKind | null
  reward_item_id: string | null
  reward_amount: number | null
  script: Json<Script>
}

/** A paid episode that a member has unlocked permanently. */
interface StoryUnlockTable {
  account_id: string
  episode_id: string
  /** How the member unlocked the episode: bought it with coins, or waited for the charge interval (Q50). */
  kind: 'PURCHASED' | 'CHARGED'
  ledger_transaction_id: string | null
  created_at: Date
}
