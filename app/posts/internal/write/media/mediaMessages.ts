import { hasMessageCode } from '../../../../api/apiError.ts'
import { errorSentenceOf } from '../../../../errors/formErrors.ts'
import { MediaProblem, type MediaProblemReason } from './mediaProblem.ts'

const words: Readonly<Record<MediaProblemReason, string>> = {
  empty: 'ファイルの中身が空です。別のファイルを選んでください。',
  pictureTooLarge: '写真が大きすぎます。60MBまでの写真を選んでください。',
  videoTooLarge: '動画が大きすぎます。10MBまでに短くするか、画質を下げてください。',
  unknown: '写真でも動画でもないファイルです。JPEG・PNG・WebP・GIFの写真か、MP4の動画を選んでください。',
  quickTime:
    'この動画（MOV）の形式は送れません。iPhoneの動画なら、「設定」の「カメラ」の「フォーマット」で「互換性優先」を選ぶと、次に撮る動画から送れます。',
  hevc: 'この動画は「高効率」の形式（HEVC）なので、送れません。iPhoneの「設定」の「カメラ」の「フォーマット」で「互換性優先」を選ぶと、次に撮る動画から送れます。',
  unsupported: 'この形式の写真は、この端末では読みこめません。JPEGかPNGで保存し直してください。',
  cutOff: 'ファイルが途中で切れています。もう一度保存し直すか、別のファイルを選んでください。',
  broken: 'ファイルがこわれていて、読みこめません。別のファイルを選んでください。',
  tooManyPixels: '写真が大きすぎます。縦横を小さくしてから選んでください。',
}

/** Note at an animated file: only its first frame is sent (Q312). */
export const firstFrameNote = '動く画像は、最初の1コマだけを写真として送ります。'

/** Message at a file that could not be sent: what happened, and what the user can do. */
export function mediaProblemText(error: unknown): string {
  if (error instanceof MediaProblem) return words[error.reason]
  if (hasMessageCode(error, 'InvalidArgument')) return words.broken
  if (hasMessageCode(error, 'OutOfRange'))
    return '送れる写真と動画の量が、上限に達しました。古い投稿を消すと、また送れます。'
  return errorSentenceOf(error)
}

/** Whether sending the same file again may succeed. */
export const canBeSentAgain = (error: unknown) =>
  !(error instanceof MediaProblem) && !hasMessageCode(error, 'InvalidArgument') && !hasMessageCode(error, 'OutOfRange')
