import { videoOrder } from '@tsudoi/design-system/screens/video/video.order'
import type { Video } from '@tsudoi/design-system/screens/video/video.types'
import { videoAction, PaymentConfirmation } from '../../payments/payments.ts'
import { videoKeys } from '../../queries/video.keys.ts'
import { buyVideoMutation } from './video.mutations.ts'

/** Props of `VideoConfirmation`. */
export interface VideoConfirmationProps {
  ipId: string
  video: Video
  /** Called when the user has confirmed, before the purchase is sent. */
  onConfirmed: () => void
  onBought: () => void
  /** Called when the purchase was refused or its outcome is unknown. */
  onError: (error: Error) => void
  onClose: () => void
}

/** The dialog that confirms the purchase or rental of a video (W086), and then sends it (C123). */
export function VideoConfirmation({ ipId, video, onConfirmed, onBought, onError, onClose }: VideoConfirmationProps) {
  return (
    <PaymentConfirmation
      action={videoAction}
      paid={{ ipId, videoId: video.id }}
      order={videoOrder(video)}
      priceKey={videoKeys.one(video.id, true)}
      mutation={buyVideoMutation}
      onConfirmed={onConfirmed}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}
