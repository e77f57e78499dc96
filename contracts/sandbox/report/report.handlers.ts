import { type Report, type ReportBody } from '../../report/report.endpoints.ts'
import { reportReasons } from './reportReasons.content.ts'
import { isNotSuspended } from '../people/suspension.ts'
import { isOnReadableBoard } from '../post/boards.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { hasControlCharacterInLines, isVisible } from '../runtime/userText.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { newId } from '../runtime/newId.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the report endpoints. */
export const reportHandlers: Handlers<'report'> = {
  async getReportReasons() {
    return { lists: [...reportReasons] }
  },

  async createReport(ctx) {
    checkReason(ctx.body)
    const row = {
      id: newId('report'),
      account_id: memberIdOf(ctx),
      target_type: ctx.body.targetType,
      target_id: ctx.body.targetId,
      ...reasonColumns(ctx.body),
      evidence: await evidenceOf(ctx, ctx.body),
      created_at: ctx.now,
      updated_at: null,
    }
    await orFailIfTaken(ctx.db.insertInto('report').values(row).execute(), 'Aborted')
    return { report: reportOf(row.id, ctx.body) }
  },

  async replaceReport(ctx) {
    checkReason(ctx.body)
    const replaced = await ctx.db
      .updateTable('report')
      .set({ ...reasonColumns(ctx.body), updated_at: ctx.now })
      .where('account_id', '=', memberIdOf(ctx))
      .where('target_type', '=', ctx.body.targetType)
      .where('target_id', '=', ctx.body.targetId)
      .returning('id')
      .executeTakeFirst()
    return { report: reportOf(orFail(replaced).id, ctx.body) }
  },
}

function checkReason({ reasonId, comment = '' }: ReportBody): void {
  const reason = orFail(
    reportReasons.find((each) => each.reasonId === reasonId),
    'InvalidArgument',
  )
  const isMissing = reason.needsComment && !isVisible(comment)
  if (isMissing || hasControlCharacterInLines(comment)) throw new Failure('InvalidArgument')
}

/** The comment of a report; undefined if it has no visible text. */
const shownComment = ({ comment }: ReportBody) => (comment !== undefined && isVisible(comment) ? comment : undefined)

const reasonColumns = (body: ReportBody) => ({ reason_id: body.reasonId, comment: shownComment(body) ?? null })

const reportOf = (reportId: string, body: ReportBody): Report => ({ ...body, reportId, comment: shownComment(body) })

/**
 * The reported content as it is now. Throws NotFound if it does not exist or is on no readable timeline,
 * InvalidArgument for the member's own content. Blocks do not matter: a member may block first and report afterwards
 * (Q160).
 */
async function evidenceOf(ctx: CallerContext, { targetType, targetId }: ReportBody): Promise<string> {
  const { account_id, evidence } = orFail(
    targetType === 'POST'
      ? await ctx.db
          .selectFrom('post')
          .select(['account_id', 'text as evidence'])
          .where('id', '=', targetId)
          .where(isOnReadableBoard(ctx))
          .where(isNotSuspended('post.account_id'))
          .executeTakeFirst()
      : await ctx.db
          .selectFrom('profile')
          .select(['account_id', 'nick_name as evidence'])
          .where('account_id', '=', targetId)
          .executeTakeFirst(),
  )
  if (account_id === ctx.accountId) throw new Failure('InvalidArgument')
  return evidence
}
