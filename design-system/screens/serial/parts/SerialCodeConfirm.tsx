import { Button } from '../../../components/Button.tsx'
import { FormMessage } from '../../parts/FormMessage.tsx'
import type { ServerErrors } from '../../parts/useForm.ts'
import { focusOnMount } from '../../focusOnMount.ts'
import type { SerialStep } from '../serial.types.ts'
import { SerialCodeTicket } from './SerialCodeTicket.tsx'
import { RefusedCodes } from './RefusedCodes.tsx'

export interface SerialCodeConfirmProps {
  step: Extract<SerialStep, { at: 'confirm' }>
  onRegister: () => void
  onBack: () => void
  isPending: boolean
  errors?: ServerErrors<{ codes: string }> | undefined
}

/** The items that the checked codes will give. Nothing is registered yet. */
export function SerialCodeConfirm({
  step: { good, refused, left },
  onRegister,
  onBack,
  isPending,
  errors,
}: SerialCodeConfirmProps) {
  return (
    <div className="grid gap-8">
      <FormMessage text={errors?.form ?? errors?.codes} />
      <section aria-labelledby="good">
        <h2 id="good" tabIndex={-1} ref={focusOnMount} className="heading text-24">
          {good.length}件を登録できます
        </h2>
        <p className="mt-1 text-14 text-quiet">登録すると、コードは使用済みになります。</p>
        <ul className="mt-4 grid gap-4">
          {good.map((code) => (
            <SerialCodeTicket key={code.code} code={code} />
          ))}
        </ul>
      </section>
      <RefusedCodes codes={refused} />
      {left > 0 && <p>残りの{left}件は入力欄に残しました。このあと、つづけて登録できます。</p>}
      <div className="flex flex-col items-stretch gap-4 desk:flex-row desk:items-center">
        <Button onClick={onRegister} isPending={isPending} pendingLabel="登録しています">
          {good.length}件を登録する
        </Button>
        <Button variant="quiet" onClick={onBack}>
          入力にもどる
        </Button>
      </div>
    </div>
  )
}
