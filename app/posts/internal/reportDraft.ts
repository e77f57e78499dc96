import { emptyReport, type ReportValues } from '@tsudoi/design-system/screens/report/report.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Draft of a report about one account or post, stored until it is sent. */
const draft = createFormDraft('report', { targetId: '', ...emptyReport })

/** The stored draft of a report. Its key is the reported account or post. */
export const reportDraft = {
  read(targetId: string): ReportValues {
    const { targetId: draftTargetId, ...values } = draft.read() ?? { targetId: '', ...emptyReport }
    return draftTargetId === targetId ? values : emptyReport
  },
  /** Stores a draft; deletes it if all fields are blank. */
  store(targetId: string, values: ReportValues) {
    const isTyped = Object.values(values).some((text) => text.trim() !== '')
    draft.store({ targetId: isTyped ? targetId : '', ...values })
  },
  clear: draft.clear,
}
