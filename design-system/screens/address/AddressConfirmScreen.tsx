import { ConfirmPage, type ConfirmPageProps } from '../parts/ConfirmPage.tsx'
import type { AddressValues } from './address.types.ts'
import { AddressLabel } from './parts/AddressLabel.tsx'

export type AddressConfirmScreenProps = Pick<
  ConfirmPageProps<AddressValues>,
  'values' | 'onSave' | 'isPending' | 'error' | 'editHref'
>

/** The confirmation step of the address form: shows the address as it will be printed on parcels (W101). */
export function AddressConfirmScreen(props: AddressConfirmScreenProps) {
  return (
    <ConfirmPage
      {...props}
      title="このお届け先でよろしいですか"
      lead="この宛名でお送りします。部屋番号までご確認ください。"
      empty={{ title: '確認するお届け先がありません', description: '保存が終わったか、まだ入力されていません。' }}
      save="このお届け先を保存する"
    >
      {(address) => <AddressLabel address={address} />}
    </ConfirmPage>
  )
}
