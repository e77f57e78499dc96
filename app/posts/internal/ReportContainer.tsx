import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReportBody } from '@tsudoi/contracts/report/report.endpoints'
import { ReportDialog } from '@tsudoi/design-system/screens/report/ReportDialog'
import { textToSend } from '@tsudoi/design-system/text/userText'
import type { ReportStep, ReportValues } from '@tsudoi/design-system/screens/report/report.types'
import { useEffect, useRef, useState } from 'react'
import { hasMessageCode } from '../../api/apiError.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { reportMutation } from './report.mutations.ts'
import { reportReasonsQuery } from './report.queries.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { reportDraft } from './reportDraft.ts'
import { showReceivedReport, showRefusedReport } from './showLateReport.ts'

interface ReportHostProps {
  target: Pick<ReportBody, 'targetType' | 'targetId'>
  /** Name of the reported member, or of the post's author. */
  nickName: string
  open: boolean
  onClose: () => void
}

/**
 * Dialog that reports a member or a post. A second report replaces the first one; the dialog says so before sending
 * (S072, Q63).
 */
export function ReportContainer({ target, nickName, open, onClose }: ReportHostProps) {
  // The answer may arrive after the dialog was closed, for example by Back.
  const isShown = useRef(open)
  useEffect(() => {
    isShown.current = open
    return () => void (isShown.current = false)
  }, [open])
  const reasons = useQuery({ ...reportReasonsQuery, enabled: open, meta: { isSilent: true } })
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    ...reportMutation,
    onSuccess: () => {
      reportDraft.clear()
      if (!isShown.current) showReceivedReport()
    },
    onError: (failure) => {
      if (!isShown.current) showRefusedReport(failure)
    },
  })
  const [values, setValues] = useState(() => reportDraft.read(target.targetId))
  const [isReported, setReported] = useState(false)
  const change = (next: ReportValues) => {
    setValues(next)
    reportDraft.store(target.targetId, next)
  }
  const send = ({ reasonId, comment }: ReportValues) => {
    if (isSending(reportMutation.mutationKey)) return
    const sent = textToSend(comment)
    const body = { ...target, reasonId, ...(sent && { comment: sent }) }
    mutate(
      { body, replaces: isReported },
      { onError: (failure) => hasMessageCode(failure, 'Aborted') && setReported(true) },
    )
  }
  const close = () => {
    onClose()
    setReported(false)
    reset()
    setValues(reportDraft.read(target.targetId))
  }
  const isRepeatedReport = hasMessageCode(error, 'Aborted')
  return (
    <ReportDialog
      open={open}
      onClose={close}
      nickName={nickName}
      about={target.targetType === 'POST' ? 'post' : 'member'}
      reasons={loadableOf(reasons, ({ lists }) =>
        lists.map(({ reasonId, text, needsComment }) => ({ id: reasonId, text, needsComment })),
      )}
      values={values}
      onValuesChange={change}
      step={stepOf({ isPending, isSuccess, isReported })}
      error={error && !isRepeatedReport ? errorSentenceOf(error) : undefined}
      onSend={send}
    />
  )
}

function stepOf(state: { isPending: boolean; isSuccess: boolean; isReported: boolean }): ReportStep {
  if (state.isSuccess) return 'sent'
  if (state.isReported) return state.isPending ? 'replacing' : 'known'
  return state.isPending ? 'sending' : 'open'
}
