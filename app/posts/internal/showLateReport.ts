import { enqueueError } from '../../errors/errorQueue.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'

/** Opens a dialog which says that a report was received whose own dialog was closed before the answer (Q549). */
export const showReceivedReport = () =>
  enqueueError({
    key: 'report.received',
    row: 'ours',
    ours: true,
    title: '報告を受けつけました',
    cause: 'お知らせくださり、ありがとうございます。運営が内容を確かめて、必要な対応をします。',
    consequence: 'none',
  })

/** Opens a dialog which says that a report was refused whose own dialog was closed before the answer (Q549). */
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
