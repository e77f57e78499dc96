import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { dateTimeText, timeText } from '../../text/dateTimeText.ts'
import { Form } from '../parts/Form.tsx'
import type { FormFields } from '../parts/useForm.ts'
import { pinOf, wrongPinText } from './pin.rules.ts'
import { PinField } from './parts/PinField.tsx'
import type { SpendingHold } from './spending.types.ts'

export interface SpendingGateDialogProps {
  open: boolean
  /** The setting that holds up the payment. */
  hold: SpendingHold
  /** Called with the PIN that the user entered. */
  onPin: (pin: string) => void
  /** Called when the user closes the dialog: nothing is paid. */
  onClose: () => void
  /** Whether the PIN is being compared. */
  isPending?: boolean | undefined
  /** After a wrong PIN: how many more are accepted before a wait. */
  triesLeft?: number | undefined
  hrefs: { settings: string }
}

interface EnteredPin {
  pin: string
}

const titles: Readonly<Record<SpendingHold['is'], string>> = {
  pin: '暗証番号を入力してください',
  locked: 'しばらく入力できません',
  break: '買い物をお休みしています',
  blocked: 'この端末では購入しない設定です',
}

function explanation(hold: SpendingHold): string {
  if (hold.is === 'break') return `ご自身で決めたお休みです。${dateTimeText(hold.until)}に終わります。`
  if (hold.is === 'locked') return `続けて番号がちがったため、${timeText(hold.until)}まで入力できません。`
  if (hold.is === 'blocked') return '購入するには、買い物の設定を変えるか、ほかの端末をご利用ください。'
  return 'この端末では、お支払いの前に暗証番号を入力します。このあと、内容と金額を確かめられます。'
}

/**
 * Opens before the last step of a payment if the member has set a PIN or a break, or has blocked purchases on this
 * device (Q526). Cancelling is as easy as continuing.
 */
export function SpendingGateDialog(props: SpendingGateDialogProps) {
  const { open, hold, onClose, hrefs } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={480}
      title={titles[hold.is]}
      description={explanation(hold)}
    >
      {hold.is === 'pin' ? (
        <PinEntry {...props} />
      ) : (
        <div className="grid gap-4">
          <Button variant="outline" isFullWidth onClick={onClose}>
            もどる
          </Button>
          <TextLink href={hrefs.settings}>{hold.is === 'locked' ? '番号を忘れたとき' : '買い物の設定を見る'}</TextLink>
        </div>
      )}
    </Dialog>
  )
}

const fields: FormFields<EnteredPin> = {
  pin: {
    id: 'gate-pin',
    label: '暗証番号',
    problem: (typed) => (typed === '' ? '暗証番号を入力してください。' : undefined),
  },
}

function PinEntry({ onPin, onClose, isPending, triesLeft, hrefs }: SpendingGateDialogProps) {
  return (
    <Form
      label="暗証番号の入力"
      fields={fields}
      initial={{ pin: '' }}
      shouldFocusField
      refused={triesLeft === undefined ? undefined : { pin: wrongPinText(triesLeft) }}
      onSubmit={({ pin }) => !isPending && onPin(pinOf(pin))}
      foot={
        <div className="mt-6 grid gap-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
            <Button variant="outline" isFullWidth onClick={onClose}>
              購入をやめる
            </Button>
            <Button type="submit" variant="outline" isFullWidth isPending={isPending} pendingLabel="確かめています">
              確認へ進む
            </Button>
          </div>
          <TextLink href={hrefs.settings}>番号を忘れたとき</TextLink>
        </div>
      }
    >
      {({ field }) => <PinField {...field('pin')} requirement={null} />}
    </Form>
  )
}
