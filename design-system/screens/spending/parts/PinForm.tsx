import { Button } from '../../../components/Button.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { Actions } from '../../parts/Actions.tsx'
import { Form } from '../../parts/Form.tsx'
import { pinFieldsOf, pinFormFields, pinOf, wrongPinText } from '../pin.rules.ts'
import type { PinFormKind, PinValues, SpendingLockView, SpendingPin } from '../spending.types.ts'
import { PinField } from './PinField.tsx'

export interface PinFormProps extends Pick<SpendingPin, 'onFormChange' | 'onPin' | 'isPending' | 'triesLeft'> {
  kind: PinFormKind
  lock: SpendingLockView
}

const texts: Readonly<Record<PinFormKind, { label: string; submit: string }>> = {
  set: { label: '暗証番号を付ける', submit: 'この番号にする' },
  change: { label: '暗証番号を変える', submit: 'この番号に変える' },
  remove: { label: '暗証番号をなくす', submit: '番号をなくす' },
  unblock: { label: 'この端末で購入できるようにする', submit: '購入できるようにする' },
}

const empty: PinValues = { present: '', pin: '', again: '' }

/** The form to set, change or remove the PIN, or to buy on this device again. */
export function PinForm({ kind, lock, onPin, onFormChange, isPending = false, triesLeft }: PinFormProps) {
  const { label, submit } = texts[kind]
  const { pinLockedUntil } = lock
  const needsPresent = kind !== 'set'
  const isLocked = needsPresent && pinLockedUntil !== undefined
  return (
    <div className="max-w-120">
      <Form
        label={label}
        fields={pinFormFields(kind)}
        initial={empty}
        shouldFocusField
        refused={triesLeft === undefined ? undefined : { present: wrongPinText(triesLeft) }}
        message={isLocked ? `続けて番号がちがったため、${timeText(pinLockedUntil)}まで入力できません。` : undefined}
        onSubmit={({ present, pin, again }) =>
          !isPending && !isLocked && onPin({ present: pinOf(present), pin: pinOf(pin), again: pinOf(again) })
        }
        foot={
          <Actions className="mt-6">
            <Button type="submit" variant="outline" isPending={isPending} pendingLabel="確かめています">
              {submit}
            </Button>
            <Button variant="outline" onClick={() => onFormChange(undefined)}>
              やめる
            </Button>
          </Actions>
        }
      >
        {({ field }) =>
          pinFieldsOf[kind].map((name) => (
            <PinField
              key={name}
              {...field(name)}
              requirement="必須"
              support={name === 'pin' ? '4〜8桁の数字。誕生日など、すぐにわかる番号は避けてください。' : undefined}
            />
          ))
        }
      </Form>
    </div>
  )
}
