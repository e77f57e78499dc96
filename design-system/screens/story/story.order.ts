import { coinPaymentTexts } from '../finalOrder.rules.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'
import type { Story, StoryEpisode } from './story.types.ts'
import { isolated } from '../../text/isolated.ts'

/**
 * The order summary of an episode (C105): free coins are spent first; the episode remains available after the story's
 * period.
 */
export const episodeOrder = (story: Story, episode: StoryEpisode): OrderWithoutLegal => ({
  ...coinPaymentTexts,
  title: 'この話を購入しますか',
  what: `ストーリー「${isolated(story.name)}」${episode.label ?? ''}「${isolated(episode.title)}」`,
  quantity: '1話（購入すると、何度でも読めます）',
  price: { unit: 'coins', amount: episode.coins, first: 'free' },
  until: story.end,
  confirm: '購入して読む',
  cancel: '購入せずに閉じる',
})
