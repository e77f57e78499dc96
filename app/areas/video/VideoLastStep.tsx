import { videoOrder } from '@tsudoi/design-system/screens/video/video.order'
import type { Video } from '@tsudoi/design-system/screens/video/video.types'
import { videoAction } from '../../payments/actions/video.ts'
import { LastStep } from '../../payments/LastStep.tsx'
import { videoKeys } from '../../queries/video.keys.ts'
import { buyMutation } from './video.mutations.ts'

export interface VideoLastStepProps {
  ipId: string
  video: Video
  /** It was said yes to. */
  onConfirmed: () => void
  onBought: () => void
  /** Refused, or not known. */
  onError: (error: Error) => void
  onClose: () => void
}

/** The last step before a video is bought or rented (W086), then the purchase (C123). */
export function VideoLastStep({ ipId, video, onConfirmed, onBought, onError, onClose }: VideoLastStepProps) {
  return (
    <LastStep
      action={videoAction}
      paid={{ ipId, videoId: video.id }}
      order={videoOrder(video)}
      priceKey={videoKeys.one(video.id, true)}
      mutation={{ ...buyMutation, onMutate: onConfirmed }}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
