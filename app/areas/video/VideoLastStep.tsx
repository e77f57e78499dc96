import { videoOrder } from '@tsudoi/design-system/screens/video/video.order'
import type { Video } from '@tsudoi/design-system/screens/video/video.types'
import { videoAction } from '../../payments/actions/video.ts'
import { LastStep } from '../../payments/LastStep.tsx'
import { videoKeys } from '../../queries/video.keys.ts'
import { buyVideoMutation } from './video.mutations.ts'

export interface VideoLastStepProps {
  ipId: string
  video: Video
  /** The user confirmed; the purchase begins. */
  onConfirmed: () => void
  onBought: () => void
  /** Called when the purchase was refused or its outcome is unknown. */
  onError: (error: Error) => void
  onClose: () => void
}

/** The confirmation before a video is bought or rented (W086), and the purchase itself (C123). */
export function VideoLastStep({ ipId, video, onConfirmed, onBought, onError, onClose }: VideoLastStepProps) {
  return (
    <LastStep
      action={videoAction}
      paid={{ ipId, videoId: video.id }}
      order={videoOrder(video)}
      priceKey={videoKeys.one(video.id, true)}
      mutation={{ ...buyVideoMutation, onMutate: onConfirmed }}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
