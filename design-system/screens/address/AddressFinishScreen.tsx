import { DonePage } from '../parts/DonePage.tsx'

export interface AddressFinishScreenProps {
  addressHref: string
  backHref: string
}

/** Confirms that the address was saved (W102). */
export function AddressFinishScreen({ addressHref, backHref }: AddressFinishScreenProps) {
  return (
    <DonePage
      title="お届け先を保存しました"
      lead="これから発送する特典は、この住所にお送りします。発送の手続きが済んだ分のお届け先は変わりません。"
      next={{ label: 'マイページへもどる', href: backHref }}
      other={{ label: '保存したお届け先を見る', href: addressHref }}
    />
  )
}
