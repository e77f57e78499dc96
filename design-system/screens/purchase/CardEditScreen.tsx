import { Checkbox } from '../../components/Checkbox.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { DonePage } from '../parts/DonePage.tsx'
import { FieldsSkeleton } from '../parts/FieldsSkeleton.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { FormFields } from '../parts/useForm.ts'
import { cardBrandOf, gatewayCardOf, securityCodeProblem, cardExpiryProblem, cardNumberProblem } from './card.rules.ts'
import {
  emptyCard,
  type CardBrand,
  type GatewayCard,
  type CardRefusal,
  type CardValues,
  type RegisteredCard,
} from './card.types.ts'
import { minorCardText } from './minorCard.rules.ts'
import { CardFields } from './parts/CardFields.tsx'
import { cardNameText, cardExpiryText } from './registeredCard.rules.ts'

export interface CardEditScreenProps {
  /** The card brands that the payment gateway accepts (C171). */
  brands: Loadable<readonly CardBrand[]>
  /**
   * The purpose of the form. `pay`: part of a purchase, where the member chooses whether to save the card. `register`:
   * the card is always saved.
   */
  purpose: 'register' | 'pay'
  /** Whether the member is below 18: the card is used once, and is not registered (Q527). */
  isMinor?: boolean | undefined
  /** The current time, ISO 8601, to reject an expired card. */
  now: string
  /** Called with a valid card. The caller sends it directly to the payment gateway and saves it nowhere (X14). */
  onSend: (card: GatewayCard, isKept: boolean) => void
  /** Whether the request to the gateway is in flight: the form then cannot be edited. */
  isPending?: boolean | undefined
  /** A counter: an increase clears the fields, after the gateway has answered or the member gave up. */
  emptied?: number | undefined
  /** The errors of the gateway or the server for the last attempt. */
  refused?: CardRefusal | undefined
  /** The card, once it is registered. */
  done?: RegisteredCard | undefined
  /** The links of the page. `back`: the purchase, or the list of cards. */
  hrefs: { back: string; cards: string; privacy: string }
}

const words = {
  register: {
    title: 'カードを登録する',
    lead: '次から、番号を入力せずにお支払いできます。',
    submit: 'このカードを登録する',
    sending: 'カードを確かめています',
    back: '登録せずにもどる',
  },
  pay: {
    title: 'カードを入力する',
    lead: 'まだお支払いはされません。次の画面で、内容と金額を確かめてからお支払いします。',
    submit: 'このカードで確認へ進む',
    sending: 'カードを確かめています',
    back: '入力せずにもどる',
  },
}

const fieldsOf = (brands: readonly CardBrand[], now: string): FormFields<CardValues> => ({
  number: { id: 'card-number', label: 'カード番号', problem: (typed) => cardNumberProblem(typed, brands) },
  expiry: { id: 'card-expiry', label: '有効期限（月／年）', problem: (typed) => cardExpiryProblem(typed, now) },
  code: {
    id: 'card-code',
    label: 'セキュリティコード',
    problem: (typed, { number }) => securityCodeProblem(typed, cardBrandOf(number)),
  },
  isKept: { id: 'card-kept', label: 'このカードを登録して、次からも使う' },
})

/**
 * The form for a new card; guests are redirected to the list of cards. Card data exists only in the fields and is sent
 * only to the gateway. Errors are shown at the field (W072, W132, R040, X14).
 */
export function CardEditScreen(props: CardEditScreenProps) {
  const { brands, purpose, isMinor = false, done, hrefs } = props
  const { title, lead } = words[purpose]
  if (done) return <Done card={done} hrefs={hrefs} />
  return (
    <FormPage
      title={title}
      lead={
        <>
          <p>{lead}</p>
          <p className="mt-3 text-14">
            カード番号と有効期限、セキュリティコードは、決済会社に直接送られます。集いには送られず、この端末にも残りません。
            <TextLink href={hrefs.privacy} className="ml-1">
              プライバシーポリシー
            </TextLink>
          </p>
        </>
      }
    >
      <Loaded value={brands} label="カードの入力を準備中" skeleton={<FieldsSkeleton />}>
        {(taken) =>
          isMinor && purpose === 'register' ? (
            <NotForMinors hrefs={hrefs} />
          ) : (
            <CardForm {...props} key={props.emptied} taken={taken} />
          )
        }
      </Loaded>
    </FormPage>
  )
}

function CardForm(props: CardEditScreenProps & { taken: readonly CardBrand[] }) {
  const { taken, purpose, isMinor = false, now, onSend, isPending = false, refused, hrefs } = props
  const { submit, sending: sendingLabel, back } = words[purpose]
  const fields = fieldsOf(taken, now)
  return (
    <Form
      label="カード"
      fields={fields}
      initial={emptyCard}
      refused={refused}
      onSubmit={(typed) =>
        !isPending && onSend(gatewayCardOf(typed), !isMinor && (purpose === 'register' || typed.isKept))
      }
      foot={
        <FormFooter submit={submit} isPending={isPending} submittingLabel={sendingLabel}>
          <TextLink href={hrefs.back}>{back}</TextLink>
        </FormFooter>
      }
    >
      {({ field }) => (
        <>
          <CardFields
            field={field}
            isPending={isPending}
            problems={{
              number: (typed) => cardNumberProblem(typed, taken),
              expiry: (typed) => cardExpiryProblem(typed, now),
              code: securityCodeProblem,
            }}
          />
          {purpose === 'pay' && !isMinor && (
            <Checkbox {...field('isKept')} support="登録は、カードの一覧からいつでも削除できます。" />
          )}
          {isMinor && <p className="text-14 text-quiet">{minorCardText}このカードは、この購入だけに使います。</p>}
        </>
      )}
    </Form>
  )
}

/** The page of a member below 18 who wants to register a card: the reason, and the way back. */
function NotForMinors({ hrefs }: Pick<CardEditScreenProps, 'hrefs'>) {
  return (
    <>
      <p>{minorCardText}お支払いのたびに、保護者の方と相談しながらカードを入力するか、ほかの方法を選べます。</p>
      <TextLink href={hrefs.cards} className="mt-6">
        カードの一覧へもどる
      </TextLink>
    </>
  )
}

function Done({ card, hrefs }: { card: RegisteredCard; hrefs: CardEditScreenProps['hrefs'] }) {
  return (
    <DonePage
      title="カードを登録しました"
      lead={`${cardNameText(card)}（有効期限 ${cardExpiryText(card.expiry)}）で、次からお支払いできます。`}
      next={{ label: 'カードの一覧へ', href: hrefs.cards }}
    />
  )
}
