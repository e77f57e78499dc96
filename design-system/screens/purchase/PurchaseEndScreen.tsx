import { StatusRegion } from '../../components/StatusRegion.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import { Button } from '../../components/Button.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { yenText } from '../../text/yenText.ts'
import { Actions } from '../parts/Actions.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import type { Viewer } from '../programme.types.ts'
import type { PaymentOutcome, PurchasedOrder } from './purchase.types.ts'

export interface PurchaseEndScreenProps {
  viewer: Viewer
  /** The outcome of the payment as reported by the server; the URL alone is not trusted. */
  end: Loadable<{ outcome: PaymentOutcome; order?: PurchasedOrder | undefined }>
  /** The links of the page. `again` leads to the same pack, `back` to the page where the purchase started (S105). */
  hrefs: { login: string; signUp: string; again: string; back: string; orders: string }
}

const words: Readonly<Record<PaymentOutcome, { title: string; text: string }>> = {
  checking: {
    title: 'お支払いを確認しています',
    text: '決済会社からの連絡を待っています。代金がかかったかどうかは、まだわかりません。この画面を閉じても、お支払いの結果は変わりません。',
  },
  paid: { title: 'コインが届きました', text: 'お支払いが済みました。すぐにお使いいただけます。' },
  unpaid: {
    title: 'お支払いを待っています',
    text: '代金はまだかかっていません。決済会社のページでお支払いが済むと、コインが届きます。',
  },
  cancelled: { title: 'お支払いを取り消しました', text: '代金はかかりません。コインは増えていません。' },
  failed: {
    title: 'お支払いができませんでした',
    text: '決済会社で手続きが終わりませんでした。代金はかかりません。お支払い方法を変えて、もう一度お試しください。',
  },
  expired: {
    title: 'お支払いの期限が過ぎました',
    text: '期限までにお支払いがなかったため、注文を取り消しました。代金はかかりません。',
  },
  unknown: {
    title: 'お支払いの結果は、注文の履歴にあります',
    text: 'どの注文か、この画面からはわかりません。注文の履歴で確かめてください。',
  },
}

/**
 * The text below the title for an outcome. For an unpaid order it says how to pay: at a till, with the chosen card, or
 * on another page of the payment gateway.
 */
function textOf(outcome: PaymentOutcome, { slipNumber, isByCard }: Partial<PurchasedOrder> = {}): string {
  if (outcome === 'unpaid' && slipNumber)
    return '代金はまだかかっていません。お店でお支払い番号を伝えてください。お支払いが済むと、コインが届きます。'
  if (outcome === 'unpaid' && isByCard)
    return 'はじめに選んだカードでの注文です。代金はまだかかっていません。決済会社のページで手続きが済むと、コインが届きます。カードを変えるときは、そのページで取り消してください。'
  return words[outcome].text
}

const isOver: ReadonlySet<PaymentOutcome> = new Set(['cancelled', 'failed', 'expired'])

/** The page after returning from the gateway: paid, cancelled, failed, or unpaid (W074–W076, R042–R044). */
export function PurchaseEndScreen({ viewer, end, hrefs }: PurchaseEndScreenProps) {
  if (viewer === 'guest')
    return <MembersOnly title="コインの購入" sentence="ログインすると、お支払いの結果が見られます" hrefs={hrefs} />
  return (
    <div className="page flex flex-col items-start pt-10 pb-24 desk:pt-20">
      <Loaded value={end} holdsHeading label="お支払いの結果を読みこみ中" skeleton={<EndSkeleton />}>
        {({ outcome, order }) => (
          <>
            <StatusRegion>
              <h1 className="heading text-32 desk:text-44">
                <TitleText>{words[outcome].title}</TitleText>
              </h1>
              <p className="mt-3 max-w-180 text-reading text-quiet">{textOf(outcome, order)}</p>
            </StatusRegion>
            {order && <Order order={order} isUnpaid={outcome === 'unpaid'} />}
            <Actions className="mt-10 w-full border-t border-ink pt-8">
              {outcome === 'unknown' ? (
                <Button href={hrefs.orders}>注文の履歴を見る</Button>
              ) : isOver.has(outcome) ? (
                <Button href={hrefs.again}>もう一度お支払いへ</Button>
              ) : (
                <Button href={hrefs.back}>元の画面へもどる</Button>
              )}
              {isOver.has(outcome) || outcome === 'unknown' ? (
                <TextLink href={hrefs.back}>元の画面へもどる</TextLink>
              ) : (
                <TextLink href={hrefs.orders}>注文の履歴を見る</TextLink>
              )}
            </Actions>
          </>
        )}
      </Loaded>
    </div>
  )
}

function Order({ order, isUnpaid }: { order: PurchasedOrder; isUnpaid: boolean }) {
  const { name, price, slipNumber, payUntil, payHref, onPay } = order
  return (
    <div className="mt-8 w-full border-t-2 border-ink pt-4">
      <Facts
        facts={[
          { term: '商品', words: name },
          {
            term: 'お支払い金額',
            words: (
              <span className="tabular-nums">
                <span translate="no" className="whitespace-nowrap">
                  {yenText(price)}
                </span>
                （税込）
              </span>
            ),
          },
          ...(isUnpaid && slipNumber
            ? [
                {
                  term: 'お支払い番号',
                  words: (
                    <span translate="no" className="text-24 font-bold tabular-nums">
                      {slipNumber}
                    </span>
                  ),
                },
              ]
            : []),
          ...(isUnpaid && payUntil ? [{ term: 'お支払い期限', words: `${dateTimeText(payUntil)}まで` }] : []),
        ]}
      />
      {isUnpaid && payHref && (
        <Button {...(onPay ? { onClick: onPay } : { href: payHref })} variant="outline" className="mt-6">
          お支払いページを開く
        </Button>
      )}
    </div>
  )
}

function EndSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton shape="line" className="h-11 w-72" />
      <Skeleton shape="line" className="h-5 w-60" />
      <Skeleton shape="line" className="mt-8 h-20 w-80" />
    </div>
  )
}
