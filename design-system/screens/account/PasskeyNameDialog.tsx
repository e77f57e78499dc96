import { Dialog } from '../../components/Dialog.tsx'
import { TextField } from '../../components/TextField.tsx'
import { textLength, textToSend } from '../../text/userText.ts'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import type { FormFields } from '../parts/useForm.ts'

/** Maximum length of a passkey's name in graphemes. */
const maxLength = 40

export interface PasskeyNameDialogProps {
  /** Whether the dialog renames a passkey. Default: it adds a passkey, and the browser's own dialog follows. */
  isRename?: boolean | undefined
  /** The current name, or the suggested one. */
  initialName: string
  onSave: (name: string) => void
  onClose: () => void
}

const fields: FormFields<{ name: string }> = {
  name: {
    id: 'passkey-name',
    label: 'パスキーの名前',
    problem: (typed) => {
      const name = textToSend(typed)
      if (!name) return '名前を入力してください。'
      return textLength(name) > maxLength ? `${maxLength}文字以内で入力してください。` : undefined
    },
  },
}

/** Asks for the name of a passkey, by which the member recognises it in the list. */
export const PasskeyNameDialog = ({ isRename = false, initialName, onSave, onClose }: PasskeyNameDialogProps) => (
  <Dialog
    open
    onOpenChange={(next) => !next && onClose()}
    width={560}
    title={isRename ? 'パスキーの名前を変える' : 'パスキーを追加する'}
    description={
      isRename
        ? 'どの端末のパスキーか、わかる名前にしてください。'
        : '名前を決めると、指紋や顔、PINの確認が開きます。パスキーは、この端末か、お使いのパスワード管理に保存されます。'
    }
  >
    <Form
      label="パスキーの名前"
      fields={fields}
      initial={{ name: initialName }}
      onSubmit={({ name }) => onSave(textToSend(name))}
      foot={<FormFooter submit={isRename ? '保存する' : '追加へすすむ'} />}
    >
      {({ field }) => <TextField {...field('name')} requirement="必須" autoComplete="off" />}
    </Form>
  </Dialog>
)
