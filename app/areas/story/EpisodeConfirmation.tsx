import { episodeOrder } from '@tsudoi/design-system/screens/story/story.order'
import type { Story, StoryEpisode } from '@tsudoi/design-system/screens/story/story.types'
import { storyAction, PaymentConfirmation } from '../../payments/payments.ts'
import { storyKeys } from '../../queries/story.keys.ts'
import { buyEpisodeMutation } from './story.mutations.ts'

/** Props of `EpisodeConfirmation`. */
export interface EpisodeConfirmationProps {
  ipId: string
  story: Story
  episode: StoryEpisode
  /** Called when the user has confirmed, before the purchase is sent. */
  onConfirmed: () => void
  onBought: () => void
  /** Called when the purchase was refused or its outcome is unknown. */
  onError: (error: Error) => void
  onClose: () => void
}

/** The dialog that confirms the purchase of an episode, and then buys it (W138). */
export function EpisodeConfirmation(props: EpisodeConfirmationProps) {
  const { ipId, story, episode, onConfirmed, onBought, onError, onClose } = props
  return (
    <PaymentConfirmation
      action={storyAction}
      paid={{ ipId, storyGroupId: story.id, storyEpisodeId: episode.id }}
      order={episodeOrder(story, episode)}
      priceKey={storyKeys.group(ipId, story.id, true)}
      mutation={buyEpisodeMutation}
      onConfirmed={onConfirmed}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
