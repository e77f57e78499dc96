import { receivedReportText } from '@tsudoi/design-system/screens/report/report.rules'
import { enqueueError } from '../../errors/errorQueue.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'

/** Says in a dialog that a report was received. Call it if the user closed the report before the answer (Q549). */
export const showReceivedReport = () =>
  enqueueError({
    key: 'report.received',
    row: 'ours',
    ours: true,
    title: receivedReportText.title,
    cause: receivedReportText.text,
    consequence: 'none',
  })

/** Says in a dialog that a report was refused. Call it if the user closed the report before the answer (Q549). */
export function showRefusedReport(error: Error): void {
  if (isAbandoned(error)) return
  enqueueError({
    key: 'report.refused',
    row: 'ours',
    ours: true,
    title: '報告を送れませんでした',
    cause: errorSentenceOf(error),
    remedy: '書いた内容は残っています。もう一度「報告する」を押すと、続きから送れます。',
    consequence: 'none',
    error,
  })
}
