import type { AlertDialogProps } from '../../components/AlertDialog.tsx'
import { lazyModule, useLazyModule } from '../../lazy.tsx'

const dialog = lazyModule(() => import('../../components/AlertDialog.tsx'))

export type LazyConfirmationProps = AlertDialogProps & { cancel: NonNullable<AlertDialogProps['cancel']> }

/** A confirmation dialog, loaded when it first opens. If its module cannot be loaded, the action is cancelled. */
export function LazyConfirmation(props: LazyConfirmationProps) {
  const { module } = useLazyModule(dialog, { isWanted: props.open === true, onFailed: props.cancel.onPress })
  return module && <module.AlertDialog {...props} />
}
