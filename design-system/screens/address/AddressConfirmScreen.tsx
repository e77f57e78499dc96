import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import type { AddressValues } from './address.types.ts'
import { AddressLabel } from './parts/AddressLabel.tsx'

export interface AddressConfirmScreenProps {
  /** What was typed; undefined when somebody comes here without the form. */
  values: AddressValues | undefined
  onSave: () => void
  saving?: boolean
  /** What the server said about the whole; what it says about a field leads back to the form. */
  error?: string
  editHref: string
}

/** The address once more, as it will stand on the parcel (W101). */
export function AddressConfirmScreen({ values, onSave, saving = false, error, editHref }: AddressConfirmScreenProps) {
  return (
    <FormPage title="このお届け先でよろしいですか" lead={<p>この宛名でお送りします。部屋番号までご確認ください。</p>}>
      {values ? (
        <>
          {error && (
            <div className="mb-8">
              <FormMessage text={error} />
            </div>
          )}
          <AddressLabel address={values} />
          <div className="mt-10 flex flex-col items-stretch gap-4 text-center desk:flex-row desk:items-center desk:gap-8">
            <Button onClick={onSave} pending={saving} pendingLabel="保存しています">
              このお届け先を保存する
            </Button>
            <TextLink href={editHref}>入力にもどる</TextLink>
          </div>
        </>
      ) : (
        <EmptyState
          title="確認するお届け先がありません"
          description="保存が終わったか、まだ入力されていません。"
          action={{ label: '入力画面へ', href: editHref }}
        />
      )}
    </FormPage>
  )
}
