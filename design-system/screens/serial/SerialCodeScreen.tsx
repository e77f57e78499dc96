import { FormPage } from '../parts/FormPage.tsx'
import { SerialCodeConfirm, type SerialCodeConfirmProps } from './parts/SerialCodeConfirm.tsx'
import { SerialCodeEntry, type SerialCodeEntryProps } from './parts/SerialCodeEntry.tsx'
import { RegisteredCodes, type RegisteredCodesProps } from './parts/RegisteredCodes.tsx'
import type { SerialStep } from './serial.types.ts'

export interface SerialCodeScreenProps
  extends
    Omit<SerialCodeEntryProps, 'refused' | 'areAllRefused'>,
    Omit<SerialCodeConfirmProps, 'step'>,
    Pick<RegisteredCodesProps, 'hrefs'> {
  step: SerialStep
}

/** The page シリアルコード, on which the member types or pastes codes, checks what they give, and registers them (W129). */
export function SerialCodeScreen({ step, hrefs, ...acts }: SerialCodeScreenProps) {
  return (
    <FormPage
      title="シリアルコード"
      lead={
        <p>
          会場の特典や商品についているコードを登録すると、写真やチケットを受け取れます。登録の前に、もらえるものを確かめられます。
        </p>
      }
    >
      {step.at === 'confirm' ? (
        <SerialCodeConfirm step={step} {...acts} />
      ) : (
        <div className="grid gap-12">
          {step.registered && (
            <RegisteredCodes
              key={step.registered.codes.map(({ code }) => code).join()}
              registered={step.registered}
              hrefs={hrefs}
            />
          )}
          <SerialCodeEntry key={acts.typed} refused={step.refused} areAllRefused={!step.registered} {...acts} />
        </div>
      )}
    </FormPage>
  )
}
