import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'

export interface AddressFinishScreenProps {
  addressHref: string
  backHref: string
}

/** Saved (W102). */
export function AddressFinishScreen({ addressHref, backHref }: AddressFinishScreenProps) {
  return (
    <div className="page flex flex-col items-start pt-10 pb-24 desk:pt-20">
      <h1 className="heading text-32 desk:text-44">お届け先を保存しました</h1>
      <p className="mt-3 max-w-180 text-reading text-quiet">
        これから発送する特典は、この住所にお送りします。発送の手続きが済んだ分のお届け先は変わりません。
      </p>
      <div className="mt-10 flex w-full flex-col items-stretch gap-4 border-t border-ink pt-8 text-center desk:flex-row desk:items-center desk:gap-8">
        <Button href={backHref}>マイページへもどる</Button>
        <TextLink href={addressHref}>保存したお届け先を見る</TextLink>
      </div>
    </div>
  )
}
