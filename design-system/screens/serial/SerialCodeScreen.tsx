import { FormPage } from '../parts/FormPage.tsx'
import { CodeConfirm, type CodeConfirmProps } from './parts/CodeConfirm.tsx'
import { CodeEntry, type CodeEntryProps } from './parts/CodeEntry.tsx'
import { RegisteredCodes, type RegisteredCodesProps } from './parts/RegisteredCodes.tsx'
import type { SerialStep } from './serial.types.ts'

export interface SerialCodeScreenProps
  extends
    Omit<CodeEntryProps, 'refused' | 'isRefusal'>,
    Omit<CodeConfirmProps, 'step'>,
    Pick<RegisteredCodesProps, 'hrefs'> {
  step: SerialStep
}

/** シリアルコード: type or paste codes, check what they give, register them (W129). */
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
        <CodeConfirm step={step} {...acts} />
      ) : (
        <div className="grid gap-12">
          {step.registered && (
            <RegisteredCodes
              key={step.registered.codes.map(({ code }) => code).join()}
              registered={step.registered}
              hrefs={hrefs}
            />
          )}
          <CodeEntry key={acts.typed} refused={step.refused} isRefusal={!step.registered} {...acts} />
        </div>
      )}
    </FormPage>
  )
}
