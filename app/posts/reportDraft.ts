import { emptyReport, type ReportValues } from '@tsudoi/design-system/screens/report/report.types'
import { formDraft } from '../session/formDraft.ts'

/** What was typed about one account or post, until it is sent. */
const kept = formDraft('report', { targetId: '', ...emptyReport }, ['targetId'])

export const reportDraft = {
  read(targetId: string): ReportValues {
    const { targetId: whose, ...values } = kept.read() ?? { targetId: '', ...emptyReport }
    return whose === targetId ? values : emptyReport
  },
  store: (targetId: string, values: ReportValues) => kept.store({ targetId, ...values }),
  clear: kept.clear,
}
