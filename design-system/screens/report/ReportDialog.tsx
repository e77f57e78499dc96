import { useId } from 'react'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { RadioGroup } from '../../components/RadioGroup.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextArea } from '../../components/TextArea.tsx'
import type { Loadable } from '../../loadable.ts'
import { personName } from '../../text/personName.ts'
import { textToSend, textLength } from '../../text/userText.ts'
import { FormBody } from '../parts/FormBody.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { useForm } from '../parts/useForm.ts'
import { maxCommentLength, receivedReportText, reportProblems } from './report.rules.ts'
import type { ReportReason, ReportStep, ReportValues } from './report.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface ReportDialogProps {
  open: boolean
  onClose: () => void
  /** The reported member, or the author of the reported post. */
  nickName: string
  /** What is reported. Default: the member. */
  about?: 'member' | 'post' | undefined
  reasons: Loadable<ReportReason[]>
  /** The initial values; the caller keeps the draft, so that nothing is lost on reload. */
  values: ReportValues
  onValuesChange: (values: ReportValues) => void
  step: ReportStep
  /** The server's error for the last attempt. */
  error?: string | undefined
  onSend: (values: ReportValues) => void
}

/** Reports a member or a post to the operator (S072): a reason, and a comment where it helps. */
export function ReportDialog(props: ReportDialogProps) {
  const { open, onClose, nickName, about = 'member', reasons, step } = props
  const subject = `${isolated(personName(nickName))}さん${about === 'post' ? 'の投稿' : ''}`
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={640}
      title={step === 'sent' ? receivedReportText.title : '報告する'}
      description={
        step === 'sent'
          ? receivedReportText.text
          : `${subject}について、気になったことを運営に知らせます。相手には知らされません。`
      }
    >
      {step === 'sent' ? (
        <Button variant="outline" onClick={onClose}>
          {about === 'post' ? '投稿へもどる' : 'プロフィールへもどる'}
        </Button>
      ) : (
        <Loaded value={reasons} label="理由を読みこみ中" skeleton={<Skeleton shape="block" className="h-80" />}>
          {(list) => <ReportForm {...props} reasons={list} />}
        </Loaded>
      )}
    </Dialog>
  )
}

type ReportFormProps = Omit<ReportDialogProps, 'reasons'> & { reasons: ReportReason[] }

function ReportForm({ reasons, values, onValuesChange, step, error, onSend, about = 'member' }: ReportFormProps) {
  const id = useId()
  const { form, field, wrong, tries } = useForm({
    fields: {
      reasonId: { id: `${id}-reason`, label: '理由', problem: (_, typed) => reportProblems(typed, reasons).reasonId },
      comment: {
        id: `${id}-comment`,
        label: 'くわしい内容',
        problem: (_, typed) => reportProblems(typed, reasons).comment,
      },
    },
    initial: values,
    onSubmit: onSend,
    onValuesChange,
  })
  const needsComment = reasons.find((reason) => reason.id === values.reasonId)?.needsComment ?? false
  const isKnown = step === 'known' || step === 'replacing'
  const { label, ...reason } = field('reasonId')
  return (
    <form {...form} aria-label="報告" className="grid gap-7">
      <FormBody wrong={wrong} tries={tries} message={error}>
        <RadioGroup
          {...reason}
          label={label}
          requirement="必須"
          isStacked
          options={reasons.map(({ id: value, text }) => ({ value, label: text }))}
        />
        <div>
          <TextArea
            {...field('comment')}
            requirement={needsComment ? '必須' : '任意'}
            support="いつ、どこで、何があったかを書いていただくと、早く確かめられます。"
          />
          <CharacterCount count={textLength(textToSend(values.comment))} />
        </div>
      </FormBody>
      {isKnown && (
        <p role="alert" className="border-t-2 border-b border-t-info border-b-hair py-4 font-bold">
          {about === 'post' ? 'この投稿' : 'この人'}
          のことは、前にも報告をいただいています。送ると、前の内容が今回の内容に置きかわります。
        </p>
      )}
      <Button
        type="submit"
        isPending={step === 'sending' || step === 'replacing'}
        pendingLabel="送信しています"
        isFullWidth
      >
        {isKnown ? '前の報告と置きかえる' : '報告を送る'}
      </Button>
    </form>
  )
}

function CharacterCount({ count }: { count: number }) {
  return (
    <p
      className={`mt-1 text-right text-14 tabular-nums ${count > maxCommentLength ? 'font-bold text-danger' : 'text-quiet'}`}
    >
      {count} / {maxCommentLength}文字
    </p>
  )
}
