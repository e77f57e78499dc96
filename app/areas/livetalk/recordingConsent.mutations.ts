import { permitMeeting } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { failedWith } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'

/** What is said about camera, microphone and, where the talk is recorded, about the text that was shown. */
export interface SaidPermit {
  livetalkId: string
  /** The version of the text that the member has read and agreed to; absent: not to be recorded. */
  agreedVersion?: string
}

/**
 * Permits camera and microphone, and with a version the recording (C152, Q276). It may be sent again after any loss:
 * the last one counts. The sheet shows failures itself, below the text.
 */
export const permitMutation = mutationOptions({
  mutationKey: ['livetalk-permit'],
  meta: { isSilent: true },
  mutationFn: ({ livetalkId, agreedVersion }: SaidPermit) =>
    call(
      permitMeeting,
      {
        params: { id: livetalkId },
        body: {
          camera: true,
          microphone: true,
          recording: agreedVersion !== undefined,
          ...(agreedVersion !== undefined && { recordingTermsVersion: agreedVersion }),
        },
      },
      { isSilent: true },
    ),
})

/** The text has changed since it was shown: it is asked for anew, and shown before anything is agreed to. */
export const isOutdatedConsent = (error: unknown): boolean => failedWith(error, 'FailedPrecondition')

/** Why a consent is not kept, for the sheet. */
export function consentFailureText(error: unknown): string {
  if (isOutdatedConsent(error)) return '文章が新しくなりました。お読みのうえ、もう一度お選びください。'
  if (failedWith(error, 'OutOfTerm')) return 'このライブトークは、終わっています。'
  if (failedWith(error, 'PermissionDenied')) return '予約を確かめられませんでした。'
  return '同意を送れませんでした。接続を確かめて、もう一度お試しください。'
}
