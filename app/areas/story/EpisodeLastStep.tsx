import { episodeOrder } from '@tsudoi/design-system/screens/story/story.order'
import type { Story, StoryEpisode } from '@tsudoi/design-system/screens/story/story.types'
import { storyAction } from '../../payments/actions/story.ts'
import { LastStep } from '../../payments/LastStep.tsx'
import { storyKeys } from '../../queries/story.keys.ts'
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

/** The last step before an episode is bought (W138), then the purchase. */
export function EpisodeLastStep(props: EpisodeLastStepProps) {
  const { ipId, story, episode, onConfirmed, onBought, onError, onClose } = props
  return (
    <LastStep
      action={storyAction}
      paid={{ ipId, storyGroupId: story.id, storyEpisodeId: episode.id }}
      order={episodeOrder(story, episode)}
      priceKey={storyKeys.group(ipId, story.id, true)}
      mutation={{ ...buyMutation, onMutate: onConfirmed }}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
