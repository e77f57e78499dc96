import { paidWithCoins } from '@tsudoi/design-system/screens/finalOrder.rules'
import type { Story, StoryEpisode } from '@tsudoi/design-system/screens/story/story.types'
import { storyAction } from '../../payments/actions/story.ts'
import { LastStep, type OrderWithoutLegal } from '../../payments/LastStep.tsx'
import { buyMutation } from './story.mutations.ts'

export interface EpisodeLastStepProps {
  ipId: string
  story: Story
  episode: StoryEpisode
  /** It was said yes to. */
  onConfirmed: () => void
  onBought: () => void
  /** Refused, or not known. */
  onError: (error: Error) => void
  onClose: () => void
}

/** C105: the free coins go first. What was bought stays, also past the story's period. */
const orderOf = (story: Story, episode: StoryEpisode): OrderWithoutLegal => ({
  ...paidWithCoins,
  title: 'この話を購入しますか',
  what: `ストーリー「${story.name}」${episode.label ?? ''}「${episode.title}」`,
  quantity: '1話（購入すると、何度でも読めます）',
  price: { unit: 'coins', amount: episode.coins, first: 'free' },
  until: story.end,
  confirm: '購入して読む',
  cancel: '購入せずに閉じる',
})

/** The last step before an episode is bought (W138), then the purchase. */
export function EpisodeLastStep(props: EpisodeLastStepProps) {
  const { ipId, story, episode, onConfirmed, onBought, onError, onClose } = props
  return (
    <LastStep
      action={storyAction}
      paid={{ ipId, storyGroupId: story.id, storyEpisodeId: episode.id }}
      order={orderOf(story, episode)}
      mutation={{ ...buyMutation, onMutate: onConfirmed }}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
