import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { OfflineNote } from '../../components/OfflineNote.tsx'
import { Actions } from './Actions.tsx'

export interface FormFooterProps {
  /** The label of the submit button: 登録して次へ進む. */
  submit: string
  isPending?: boolean | undefined
  /** The label while submitting. Default 送信しています. */
  submittingLabel?: string | undefined
  /** Whether submitting only opens the confirmation step and sends nothing to the server, so that it works offline. */
  hasNothingToSubmit?: boolean | undefined
  /** A secondary action, as a link. */
  children?: ReactNode | undefined
}

/** The footer of a form: the submit button, and a secondary link. */
export function FormFooter(props: FormFooterProps) {
  const { submit, isPending, submittingLabel = '送信しています', hasNothingToSubmit = false, children } = props
  return (
    <>
      {!hasNothingToSubmit && <OfflineNote className="mt-10" />}
      <Actions className="mt-10">
        <Button type="submit" isPending={isPending} pendingLabel={submittingLabel}>
          {submit}
        </Button>
        {children}
      </Actions>
    </>
  )
}
