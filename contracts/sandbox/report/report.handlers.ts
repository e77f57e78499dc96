import { longestReportComment, type Report, type ReportBody } from '../../report/report.endpoints.ts'
import { reportReasons } from './reportReasons.content.ts'
import { notSuspended } from '../members/suspension.ts'
import { onOpenBoard } from '../post/boards.ts'
import { unlessTaken } from '../runtime/db/database.ts'
import { Failure, found } from '../runtime/failure.ts'
import { fits, hasControlsInLines, isVisible } from '../runtime/userText.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { newId } from '../runtime/newId.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const reportHandlers: Handlers<'report'> = {
  async getReportReasons() {
    return { lists: [...reportReasons] }
  },

  async createReport(ask) {
    checkReason(ask.body)
    const row = {
      id: newId('report'),
      account_id: memberOf(ask),
      target_type: ask.body.targetType,
      target_id: ask.body.targetId,
      ...reasonColumns(ask.body),
      evidence: await evidenceOf(ask, ask.body),
      created_at: ask.now,
      updated_at: null,
    }
    await unlessTaken(ask.db.insertInto('report').values(row).execute(), 'Aborted')
    return { report: reportOf(row.id, ask.body) }
  },

  async replaceReport(ask) {
    checkReason(ask.body)
    const replaced = await ask.db
      .updateTable('report')
      .set({ ...reasonColumns(ask.body), updated_at: ask.now })
      .where('account_id', '=', memberOf(ask))
      .where('target_type', '=', ask.body.targetType)
      .where('target_id', '=', ask.body.targetId)
      .returning('id')
      .executeTakeFirst()
    return { report: reportOf(found(replaced).id, ask.body) }
  },
}

function checkReason({ reasonId, comment = '' }: ReportBody): void {
  const reason = found(
    reportReasons.find((each) => each.reasonId === reasonId),
    'InvalidArgument',
  )
  const isMissing = reason.needsComment && !isVisible(comment)
  const isFit = fits(comment, longestReportComment) && !hasControlsInLines(comment)
  if (isMissing || !isFit) throw new Failure('InvalidArgument')
}

/** The comment, if it has visible text. */
const shownComment = ({ comment }: ReportBody) => (comment !== undefined && isVisible(comment) ? comment : undefined)

const reasonColumns = (body: ReportBody) => ({ reason_id: body.reasonId, comment: shownComment(body) ?? null })

const reportOf = (reportId: string, body: ReportBody): Report => ({ ...body, reportId, comment: shownComment(body) })

/**
 * The reported content as it is now. Throws NotFound if it does not exist or is on no readable timeline,
 * InvalidArgument for the member's own content. Blocks do not matter: a member may block first and report afterwards
 * (Q160).
 */
async function evidenceOf(ask: CallerContext, { targetType, targetId }: ReportBody): Promise<string> {
  const { account_id, evidence } = found(
    targetType === 'POST'
      ? await ask.db
          .selectFrom('post')
          .select(['account_id', 'text as evidence'])
          .where('id', '=', targetId)
          .where(onOpenBoard(ask))
          .where(notSuspended('post.account_id'))
          .executeTakeFirst()
      : await ask.db
          .selectFrom('profile')
          .select(['account_id', 'nick_name as evidence'])
          .where('account_id', '=', targetId)
          .executeTakeFirst(),
  )
  if (account_id === ask.accountId) throw new Failure('InvalidArgument')
  return evidence
}
