import { emptyReport, type ReportValues } from '@tsudoi/design-system/screens/report/report.types'
import { formDraft } from '../session/formDraft.ts'

/** What was typed about one account or post, until it is sent. */
const kept = formDraft('report', { targetId: '', ...emptyReport })

export const reportDraft = {
  read(targetId: string): ReportValues {
    const { targetId: whose, ...values } = kept.read() ?? { targetId: '', ...emptyReport }
    return whose === targetId ? values : emptyReport
  },
  /** Without anything typed there is no draft. */
  store(targetId: string, values: ReportValues) {
    const isTyped = Object.values(values).some((text) => text.trim() !== '')
    kept.store({ targetId: isTyped ? targetId : '', ...values })
  },
  clear: kept.clear,
}
