import type { AlertDialogProps } from '../../components/AlertDialog.tsx'
import { lazyModule, useLazyModule } from '../../lazy.tsx'

const dialog = lazyModule(() => import('../../components/AlertDialog.tsx'))

export type QuestionProps = AlertDialogProps & Required<Pick<AlertDialogProps, 'cancel'>>

/**
 * A question before something is done. Its dialog comes with the first one that is asked; where it cannot be had,
 * nothing is done.
 */
export function Question(props: QuestionProps) {
  const { module } = useLazyModule(dialog, { wanted: props.open, onFailed: props.cancel.onSelect })
  return module && <module.AlertDialog {...props} />
}
