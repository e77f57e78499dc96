import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { OfflineNote } from '../../components/OfflineNote.tsx'
import { Actions } from './Actions.tsx'

export interface FormFootProps {
  /** What sending does: 登録して次へ進む. */
  submit: string
  submitting?: boolean
  /** Meanwhile. Default 送信しています. */
  submittingLabel?: string
  /** Nothing is sent yet: the step to look at it once more comes first, and can be taken offline. */
  leadsOn?: boolean
  /** Another way out, as a link. */
  children?: ReactNode
}

/** The end of a form: what happens next, and the way back. */
export function FormFoot(props: FormFootProps) {
  const { submit, submitting, submittingLabel = '送信しています', leadsOn = false, children } = props
  return (
    <>
      {!leadsOn && <OfflineNote className="mt-10" />}
      <Actions className="mt-10">
        <Button type="submit" pending={submitting} pendingLabel={submittingLabel}>
          {submit}
        </Button>
        {children}
      </Actions>
    </>
  )
}
