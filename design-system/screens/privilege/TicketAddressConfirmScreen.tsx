import type { AddressValues } from '../address/address.types.ts'
import { AddressLabel } from '../address/parts/AddressLabel.tsx'
import { ConfirmPage, type ConfirmPageProps } from '../parts/ConfirmPage.tsx'

export type TicketAddressConfirmScreenProps = Pick<
  ConfirmPageProps<AddressValues>,
  'values' | 'onSave' | 'isPending' | 'error' | 'editHref'
>

/** The confirmation step of the address for one ticket: shows it as it will be printed on the parcel (C071). */
export function TicketAddressConfirmScreen(props: TicketAddressConfirmScreenProps) {
  return (
    <ConfirmPage
      {...props}
      title="この宛名でお送りします"
      lead="部屋番号までご確認ください。締め切りまでは変更できます。"
      empty={{ title: '確認するお届け先がありません', description: '保存が終わったか、まだ入力されていません。' }}
      save="このお届け先に送ってもらう"
    >
      {(address) => <AddressLabel address={address} />}
    </ConfirmPage>
  )
}
