import { Dialog } from '../../components/Dialog.tsx'
import { MuteForm, type MuteFormProps } from './parts/MuteForm.tsx'

export interface MuteDialogProps extends Omit<MuteFormProps, 'submit'> {
  /** Whether the user edits a word of the list. Default: the user adds a new word. */
  isEdit?: boolean | undefined
  onClose: () => void
}

/** The dialog to add or edit a muted word, over a list of posts or over the list of muted words. */
export const MuteDialog = ({ isEdit = false, onClose, ...form }: MuteDialogProps) => (
  <Dialog
    open
    onOpenChange={(next) => !next && onClose()}
    width={560}
    title={isEdit ? '見たくない言葉を編集する' : '言葉をミュートする'}
    description="この言葉のある投稿や書きこみを、読む前に隠します。ほかの人には知らされません。"
  >
    <MuteForm {...form} submit={isEdit ? '保存する' : 'ミュートする'} />
  </Dialog>
)
