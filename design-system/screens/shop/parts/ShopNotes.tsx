import { TextLink } from '../../../components/TextLink.tsx'
import { BulletList } from '../../parts/BulletList.tsx'

export interface ShopNotesProps {
  hrefs: { about: string; history: string; settlement: string; commercial: string }
}

/** The notes about coins and the dialog's four links (S109, S110). */
export function ShopNotes({ hrefs }: ShopNotesProps) {
  return (
    <div className="mt-6">
      <BulletList
        className="grid gap-1 text-14 text-quiet"
        items={[
          'コインに有効期限はありません。',
          '有償コインは、ウェブブラウザーだけでお使いいただけます。',
          '有償コインの所持上限は、OSごとに設けています。',
          '購入後の有償コインが9,999,999コインを超える場合、お支払いはできません。',
        ]}
      />
      <ul className="mt-5 flex flex-wrap gap-x-5 text-14">
        <li className="py-2.5">
          <TextLink href={hrefs.about}>コインについて</TextLink>
        </li>
        <li className="py-2.5">
          <TextLink href={hrefs.history}>コイン履歴</TextLink>
        </li>
        <li className="py-2.5">
          <TextLink href={hrefs.settlement}>資金決済法に基づく表示</TextLink>
        </li>
        <li className="py-2.5">
          <TextLink href={hrefs.commercial}>特定商取引法の表記</TextLink>
        </li>
      </ul>
    </div>
  )
}
