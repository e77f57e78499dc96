import { textToSend, textLength } from '../../text/userText.ts'
import type { ReportReason, ReportValues } from './report.types.ts'

/** The maximum number of graphemes in a comment. The specification does not set it (S134). */
export const maxCommentLength = 500

/** What a dialog says when the server has received a report. */
export const receivedReportText = {
  title: '報告を受けつけました',
  text: 'お知らせくださり、ありがとうございます。運営が内容を確かめて、必要な対応をします。',
} as const

/** The error sentence for each wrong field. */
export interface ReportProblems {
  reasonId?: string | undefined
  comment?: string | undefined
}

/** The errors of a report; empty when it can be sent. */
export function reportProblems({ reasonId, comment }: ReportValues, reasons: readonly ReportReason[]): ReportProblems {
  const reason = reasons.find(({ id }) => id === reasonId)
  if (!reason) return { reasonId: '理由が選ばれていません。あてはまるものを1つ選んでください。' }
  const sent = textToSend(comment)
  if (reason.needsComment && sent === '') return { comment: 'くわしい内容が空です。何があったかを入力してください。' }
  const tooMany = textLength(sent) - maxCommentLength
  if (tooMany > 0)
    return { comment: `くわしい内容が${maxCommentLength}文字を超えています。あと${tooMany}文字減らしてください。` }
  return {}
}
