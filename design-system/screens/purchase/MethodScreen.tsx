import { AppLink } from '../../components/AppLink.tsx'
import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { orderMethodText } from '../order/order.types.ts'
import { FormPage } from '../parts/FormPage.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import type { Viewer } from '../programme.types.ts'
import { minorCardText } from './minorCard.rules.ts'
import { purchaseMethods, type PurchaseMethod } from './purchase.types.ts'

export interface MethodScreenProps {
  /** Who views the page. A guest sees links to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  /** The number of registered cards; undefined while unknown. */
  registered?: number | undefined
  /** Whether the member is below 18, and therefore can neither register a card nor pay with a registered one (Q527). */
  isMinor?: boolean | undefined
  /** The URL for each method. During a purchase every method has one, otherwise only the card methods. */
  methodHrefs: Partial<Readonly<Record<PurchaseMethod, string>>>
  /** The method selected during a purchase. */
  chosen?: PurchaseMethod | undefined
  /** The links of the page. `back` returns to the current purchase. */
  hrefs: { login: string; signUp: string; shop: string; back?: string | undefined }
}

const title = 'お支払い方法'

const cardBrandsNote = 'Visa、Mastercard、JCB、American Express、Diners Club。'

const notes: Readonly<Record<PurchaseMethod, string>> = {
  PERSISTENT_CARD: '登録してあるカードで、すぐにお支払いできます。',
  CREDIT_CARD: `${cardBrandsNote}登録するかどうかは選べます。`,
  PAY_PAY: 'PayPayの画面でお支払いします。',
  DOCOMO: 'ドコモの画面でお支払いします。',
  AU: 'auの画面でお支払いします。',
  SOFT_BANK: 'ソフトバンクの画面でお支払いします。',
  CONVENIENCE: '番号を受け取り、期限までに店頭でお支払いします。コインはそのあとに届きます。',
}

const cardsNote = (registered: number | undefined) => {
  if (registered === undefined) return notes.PERSISTENT_CARD
  return registered === 0 ? 'まだ登録されていません。' : `${registered}枚あります。${notes.PERSISTENT_CARD}`
}

/** The text below a method. The card methods differ for a member below 18. */
function noteOf(method: PurchaseMethod, registered: number | undefined, isMinor: boolean): string {
  if (method === 'PERSISTENT_CARD') return isMinor ? `${minorCardText}確認と削除ができます。` : cardsNote(registered)
  if (method === 'CREDIT_CARD' && isMinor) return `${cardBrandsNote}登録はされず、その場かぎりです。`
  return notes[method]
}

/** The seven payment methods (W070, R038, A§3): to choose one for a purchase, or for information. */
export function MethodScreen({ viewer, registered, isMinor = false, methodHrefs, chosen, hrefs }: MethodScreenProps) {
  if (viewer === 'guest')
    return <MembersOnly title={title} sentence="ログインすると、お支払い方法を選べます" hrefs={hrefs} />
  return (
    <FormPage
      title={title}
      lead={
        <p>
          {hrefs.back
            ? '選んでも、まだお支払いはされません。'
            : `コインを購入するときに、この中から選べます。${isMinor ? '' : 'カードは、前もって登録しておけます。'}`}
        </p>
      }
    >
      <ul className="border-t border-ink">
        {purchaseMethods.map((method) => (
          <Row
            key={method}
            name={orderMethodText[method]}
            note={noteOf(method, registered, isMinor)}
            href={methodHrefs[method]}
            isChosen={method === chosen}
          />
        ))}
      </ul>
      <div className="mt-8">
        {hrefs.back ? (
          <TextLink href={hrefs.back}>変えずにもどる</TextLink>
        ) : (
          <Button href={hrefs.shop}>コインショップを開く</Button>
        )}
      </div>
    </FormPage>
  )
}

interface RowProps {
  name: string
  note: string
  href?: string | undefined
  isChosen: boolean
}

/** A row with one payment method; the whole row is a link where there is a page. */
function Row({ name, note, href, isChosen }: RowProps) {
  const words = (
    <>
      <span className="flex flex-wrap items-baseline gap-x-4 font-bold">
        {name}
        {isChosen && <span className="text-12 text-quiet">いま選んでいる方法</span>}
      </span>
      <span className="block text-14 font-normal text-quiet">{note}</span>
    </>
  )
  return (
    <li className="border-b border-hair">
      {href ? (
        <AppLink
          href={href}
          aria-current={isChosen ? 'true' : undefined}
          className="block border-l-2 border-transparent py-4 hover:bg-sunk aria-[current=true]:border-ink aria-[current=true]:pl-4"
        >
          {words}
        </AppLink>
      ) : (
        <p className="py-4">{words}</p>
      )}
    </li>
  )
}
