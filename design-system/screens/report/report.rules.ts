import { sentText, textLength } from '../../text/userText.ts'
import type { ReportReason, ReportValues } from './report.types.ts'

/** Characters of a comment, as a reader counts them (S134, ours). */
export const longestComment = 500

/** A sentence for each field that is wrong. */
export interface ReportProblems {
  reasonId?: string
  comment?: string
}

/** What is still to be answered, in sentences; nothing when it can be sent. */
export function reportProblems({ reasonId, comment }: ReportValues, reasons: readonly ReportReason[]): ReportProblems {
  const reason = reasons.find(({ id }) => id === reasonId)
  if (!reason) return { reasonId: '理由が選ばれていません。あてはまるものを1つ選んでください。' }
  const sent = sentText(comment)
  if (reason.needsComment && sent === '') return { comment: 'くわしい内容が空です。何があったかを入力してください。' }
  const tooMany = textLength(sent) - longestComment
  if (tooMany > 0)
    return { comment: `くわしい内容が${longestComment}文字を超えています。あと${tooMany}文字減らしてください。` }
  return {}
}
