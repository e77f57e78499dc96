import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState, type NextStep } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import type { Paged } from '../../paged.ts'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { Viewer } from '../programme.types.ts'
import type { Order, OrderRecheck, OrderPeriod, ViewingPurchases } from './order.types.ts'
import { OrderRow } from './parts/OrderRow.tsx'
import { EventPurchasesRow } from './parts/EventPurchasesRow.tsx'

export interface OrderHistoryScreenProps {
  /** Who views the page. A guest sees links to log in, and no request for member data is sent (Q17). */
  viewer: Viewer
  /** The coin orders grouped by day, or the viewing purchases; latest first. */
  history: { kind: 'coins'; orders: Paged<Order> } | { kind: 'viewings'; viewings: Paged<ViewingPurchases> }
  /** The selected period of the coin orders (startOrderTime, endOrderTime). */
  period: string
  periods: readonly OrderPeriod[]
  /** The recheck of pending orders: the function that starts it, the order being checked, and the last outcome. */
  look: OrderRecheck
  /** A message that is announced once when pending orders have been paid: 1,100コインのお支払いを確かめました。 */
  news?: string | undefined
  onOpenShop: () => void
  hrefs: { login: string; signUp: string; coins: string; viewings: string; channels: string }
}

/** The order history, 注文の履歴. The specification does not set its heading (W077, W131, Q12). */
export function OrderHistoryScreen(props: OrderHistoryScreenProps) {
  const { viewer, history, hrefs } = props
  if (viewer === 'guest') {
    return (
      <MembersOnly
        title="注文の履歴"
        sentence="ログインすると、注文の履歴が見られます"
        description="コインの購入と、視聴の購入の記録です。"
        hrefs={hrefs}
      />
    )
  }
  return (
    <div className="pb-24">
      <PageHead title="注文の履歴" lead="コインと視聴の、お支払いの記録です。" />
      <div className="page mt-6">
        <TabNav
          label="注文の種類"
          value={history.kind}
          items={[
            { value: 'coins', label: 'コイン', href: hrefs.coins },
            { value: 'viewings', label: '視聴', href: hrefs.viewings },
          ]}
        />
        {history.kind === 'coins' ? (
          <Orders {...props} orders={history.orders} />
        ) : (
          <Viewings {...props} viewings={history.viewings} />
        )}
      </div>
    </div>
  )
}

function Orders({
  orders,
  period,
  periods,
  look,
  news,
  onOpenShop,
}: OrderHistoryScreenProps & { orders: Paged<Order> }) {
  const [all] = periods
  const isAll = period === all?.value
  const shop: NextStep = { label: 'コインショップを開く', onPress: onOpenShop }
  return (
    <>
      <Periods period={period} periods={periods} />
      <output className={news ? 'block border-b border-hair py-4 font-bold text-success' : 'sr-only'}>{news}</output>
      <PagedList
        paged={orders}
        label="注文の履歴を読みこみ中"
        skeleton={<HistorySkeleton />}
        empty={
          <EmptyState
            className="pt-4"
            title={isAll ? 'コインの注文はまだありません' : 'この期間のコインの注文はありません'}
            description={isAll ? '購入すると、日付と金額がここに残ります。' : undefined}
            action={isAll || !all ? shop : { label: 'すべての期間を見る', href: all.href }}
          />
        }
      >
        {(list) => (
          <ul>
            {list.map((order) => (
              <OrderRow key={order.id} order={order} look={look} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function Periods({ period, periods }: Pick<OrderHistoryScreenProps, 'period' | 'periods'>) {
  return (
    <nav aria-label="期間" className="flex flex-wrap gap-x-6 border-b border-hair py-2 text-14">
      {periods.map(({ value, label, href }) => (
        <AppLink
          key={value}
          href={href}
          aria-current={value === period ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center rounded-control text-quiet underline decoration-1 underline-offset-4 hover:text-ink aria-[current=true]:font-bold aria-[current=true]:text-ink aria-[current=true]:no-underline"
        >
          {label}
        </AppLink>
      ))}
    </nav>
  )
}

function Viewings({ viewings, hrefs }: OrderHistoryScreenProps & { viewings: Paged<ViewingPurchases> }) {
  return (
    <PagedList
      paged={viewings}
      label="視聴の購入を読みこみ中"
      skeleton={<HistorySkeleton />}
      empty={
        <EmptyState
          className="pt-8"
          title="視聴の購入はまだありません"
          description="配信の公演を購入すると、ここに残ります。"
          action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
        />
      }
    >
      {(list) => (
        <ul>
          {list.map((viewing) => (
            <EventPurchasesRow key={viewing.id} viewing={viewing} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function HistorySkeleton() {
  return (
    <RowsSkeleton rows={5} row="flex items-center gap-6 border-b border-hair py-6">
      <Skeleton shape="figure" className="w-16 desk:w-24" />
      <div className="grid flex-1 gap-2">
        <Skeleton shape="line" className="h-5 w-2/5" />
        <Skeleton shape="line" className="h-3.5 w-1/4" />
      </div>
      <Skeleton shape="line" className="h-6 w-20" />
    </RowsSkeleton>
  )
}
