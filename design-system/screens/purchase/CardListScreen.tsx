import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { focusNextRowOnUnmount } from '../../components/focusNextRowOnUnmount.ts'
import { Actions } from '../parts/Actions.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { LazyConfirmation } from '../parts/LazyConfirmation.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { Viewer } from '../programme.types.ts'
import { cardNameText, cardExpiryState, cardExpiryText } from './registeredCard.rules.ts'
import { minorCardText } from './minorCard.rules.ts'
import type { RegisteredCard } from './card.types.ts'
import { CardMark } from './parts/CardMark.tsx'

export interface CardListScreenProps {
  /** Who views the page. A guest sees links to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  /** The registered cards, the newest first (C112). */
  cards: Loadable<readonly RegisteredCard[]>
  /**
   * Whether the member is below 18: the page offers neither to register a card nor to pay with a registered one, and
   * says why (Q527).
   */
  isMinor?: boolean | undefined
  /** The current time, ISO 8601. */
  now: string
  /** Returns the URL to pay with the card; undefined unless the member is in the middle of a purchase. */
  payHref?: ((card: RegisteredCard) => string) | undefined
  /** Called after the member has confirmed the deletion (C114). */
  onDelete: (card: RegisteredCard) => void
  /** The id of the card being deleted. */
  deleting?: string | undefined
  /** The links of the page. `back`: the payment methods of the purchase, or the account. */
  hrefs: { login: string; signUp: string; add: string; back: string }
}

const expiryWords = {
  valid: undefined,
  ends: { text: '今月で期限切れ', tone: 'text-warning' },
  expired: { text: '期限切れ', tone: 'text-danger' },
}

/** The member's cards saved at the payment gateway (W071, W132, R039): to pay with, or to manage. */
export function CardListScreen(props: CardListScreenProps) {
  const { viewer, cards, payHref, hrefs } = props
  const title = payHref ? 'お支払いに使うカード' : '登録したカード'
  if (viewer === 'guest')
    return <MembersOnly title={title} sentence="ログインすると、登録したカードが見られます" hrefs={hrefs} />
  return (
    <FormPage
      title={title}
      lead={<p>カード番号は決済会社が預かっています。集いには、ブランドと末尾4桁、有効期限だけがあります。</p>}
    >
      <Loaded value={cards} label="登録したカードを読みこみ中" skeleton={<CardsSkeleton />}>
        {(list) => <Cards {...props} list={list} />}
      </Loaded>
    </FormPage>
  )
}

const addLabelOf = (payHref: unknown) => (payHref ? 'カードを入力する' : 'カードを登録する')

function Cards(props: CardListScreenProps & { list: readonly RegisteredCard[] }) {
  const { list, payHref, isMinor = false, onDelete, hrefs } = props
  const [asked, setAsked] = useState<RegisteredCard>()
  const addLabel = payHref ? 'ほかのカードを入力する' : 'カードを登録する'
  const back = payHref ? 'お支払い方法にもどる' : 'アカウントへ'
  if (list.length === 0)
    return (
      <EmptyState
        reason="none"
        title="登録したカードはありません"
        description={isMinor ? minorCardText : '登録すると、次から番号を入力せずにお支払いできます。'}
        action={
          isMinor && !payHref ? { label: back, href: hrefs.back } : { label: addLabelOf(payHref), href: hrefs.add }
        }
      />
    )
  return (
    <>
      {isMinor && <p className="mb-6">{minorCardText}登録してあるカードは、削除できます。</p>}
      <ul className="border-t border-ink">
        {list.map((card) => (
          <Row key={card.id} {...props} card={card} onAsk={() => setAsked(card)} />
        ))}
      </ul>
      <Actions className="mt-8">
        {(!isMinor || payHref) && (
          <Button href={hrefs.add} variant={payHref ? 'outline' : 'ink'}>
            {addLabel}
          </Button>
        )}
        <TextLink href={hrefs.back}>{back}</TextLink>
      </Actions>
      <LazyConfirmation
        open={asked !== undefined}
        title="このカードを削除しますか"
        confirm={{
          label: '削除する',
          variant: 'danger',
          onPress: () => {
            setAsked(undefined)
            if (asked) onDelete(asked)
          },
        }}
        cancel={{ label: '削除しない', onPress: () => setAsked(undefined) }}
      >
        <p>
          {asked && cardNameText(asked)}
          を、登録から消します。もう一度使うには、番号の入力が必要です。これまでの注文は変わりません。
        </p>
      </LazyConfirmation>
    </>
  )
}

function Row({
  card,
  now,
  payHref,
  isMinor = false,
  deleting,
  onAsk,
}: CardListScreenProps & { card: RegisteredCard; onAsk: () => void }) {
  const state = cardExpiryState(card, now)
  const said = expiryWords[state]
  return (
    <li
      ref={focusNextRowOnUnmount}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hair py-5"
    >
      <CardMark brand={card.brand} />
      <div className="min-w-0 flex-1 basis-30">
        <p className="font-bold tabular-nums">{cardNameText(card)}</p>
        <p className="flex flex-wrap gap-x-3 text-14 tabular-nums">
          <span className="text-quiet">有効期限 {cardExpiryText(card.expiry)}</span>
          {said && <span className={`font-bold ${said.tone}`}>{said.text}</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
        {payHref && !isMinor && state !== 'expired' && (
          <Button href={payHref(card)} size="small" aria-label={`このカードで支払う（${cardNameText(card)}）`}>
            このカードで支払う
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="-mr-4"
          isPending={deleting === card.id}
          aria-label={`${cardNameText(card)}を削除する`}
          onClick={onAsk}
        >
          削除する
        </Button>
      </div>
    </li>
  )
}

function CardsSkeleton() {
  return (
    <RowsSkeleton rows={2} className="border-t border-ink" row="flex items-center gap-5 border-b border-hair py-5">
      <Skeleton shape="block" className="h-11 w-20" />
      <Skeleton shape="line" className="h-6 w-44" />
    </RowsSkeleton>
  )
}
