import type { AlertDialogProps } from '../../components/AlertDialog.tsx'
import { late, useLate } from '../../late.ts'

const dialog = late(() => import('../../components/AlertDialog.tsx'))

export type QuestionProps = AlertDialogProps & Required<Pick<AlertDialogProps, 'cancel'>>

/** A question before something is done. Its dialog comes with the first one that is asked; where it cannot be had, nothing is done. */
export function Question(props: QuestionProps) {
  const { file } = useLate(dialog, { wanted: props.open, onMissing: props.cancel.onSelect })
  return file && <file.AlertDialog {...props} />
}
