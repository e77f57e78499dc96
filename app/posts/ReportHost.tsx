import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReportBody } from '@tsudoi/contracts/report/report.endpoints'
import { ReportDialog } from '@tsudoi/design-system/screens/report/ReportDialog'
import { sentText } from '@tsudoi/design-system/text/userText'
import type { ReportStep, ReportValues } from '@tsudoi/design-system/screens/report/report.types'
import { useState } from 'react'
import { failedWith } from '../api/apiError.ts'
import { sentenceOf } from '../errors/formErrors.ts'
import { isSending } from '../queries/isSending.ts'
import { reportMutation } from '../queries/report.mutations.ts'
import { reportReasonsQuery } from '../queries/report.queries.ts'
import { loadableOf } from '../mappers/loadableOf.ts'
import { reportDraft } from './reportDraft.ts'

interface ReportHostProps {
  target: Pick<ReportBody, 'targetType' | 'targetId'>
  /** Of the member, or of who wrote the post. */
  nickName: string
  open: boolean
  onClose: () => void
}

/**
 * Reports a member or a post (S072, Q63): a second report takes the place of the first, and says so before it is sent.
 */
export function ReportHost({ target, nickName, open, onClose }: ReportHostProps) {
  const reasons = useQuery({ ...reportReasonsQuery, enabled: open, meta: { isSilent: true } })
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    ...reportMutation,
    onSuccess: reportDraft.clear,
  })
  const [values, setValues] = useState(() => reportDraft.read(target.targetId))
  const [isKnown, setKnown] = useState(false)
  const change = (next: ReportValues) => {
    setValues(next)
    reportDraft.store(target.targetId, next)
  }
  const send = ({ reasonId, comment }: ReportValues) => {
    if (isSending(reportMutation.mutationKey)) return
    const said = sentText(comment)
    const body = { ...target, reasonId, ...(said && { comment: said }) }
    mutate({ body, replaces: isKnown }, { onError: (failure) => failedWith(failure, 'Aborted') && setKnown(true) })
  }
  const close = () => {
    onClose()
    setKnown(false)
    reset()
    setValues(reportDraft.read(target.targetId))
  }
  const isToldApart = failedWith(error, 'Aborted')
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
      onChange={change}
      step={stepOf({ isPending, isSuccess, isKnown })}
      error={error && !isToldApart ? sentenceOf(error) : undefined}
      onSend={send}
    />
  )
}

function stepOf(state: { isPending: boolean; isSuccess: boolean; isKnown: boolean }): ReportStep {
  if (state.isSuccess) return 'sent'
  if (state.isKnown) return state.isPending ? 'replacing' : 'known'
  return state.isPending ? 'sending' : 'open'
}
