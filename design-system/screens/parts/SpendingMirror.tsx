import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { coinFigure } from '../../text/coinText.ts'
import { dateText } from '../../text/dateTimeText.ts'
import { timeParts } from '../../text/timeParts.ts'
import { yenText } from '../../text/yenText.ts'
import type { OwnSpendingLimit, Spending, SpendingMonth } from '../mypage/spending.types.ts'
import { Loaded } from './Loaded.tsx'
import { OwnLimitForm } from './OwnLimitForm.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'

export interface SpendingMirrorProps {
  spending: Loadable<Spending>
  /** The member's own limit, which is stored on this device only. */
  limit: OwnSpendingLimit
  /** Called with the new monthly limit in yen; undefined removes the limit. */
  onLimit: (yen: number | undefined) => void
}

/**
 * The section お金の使いみち: the member's purchases of the last months, what coins were used for, and the member's own limit.
 * Shows figures without judging them.
 */
export function SpendingMirror({ spending, limit, onLimit }: SpendingMirrorProps) {
  return (
    <div className="grid gap-12">
      <Loaded value={spending} label="お金の使いみちを読みこみ中" skeleton={<MirrorSkeleton />}>
        {(data) => (
          <div className="grid gap-x-8 gap-y-10 desk:grid-cols-2">
            <Months months={data.months} limit={limit.yen} />
            <Kinds {...data} />
          </div>
        )}
      </Loaded>
      <OwnLimitForm
        limit={limit}
        onLimit={onLimit}
        spent={spending.state === 'ready' ? spending.data.months[0]?.yen : undefined}
      />
    </div>
  )
}

/** A table that is also the chart: each figure has a bar, and the limit is a line across the bars. */
function Months({ months, limit }: { months: readonly SpendingMonth[]; limit: number | undefined }) {
  const largest = Math.max(1, limit ?? 0, ...months.map(({ yen }) => yen))
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse text-14 tabular-nums">
        <caption className="pb-2 text-left text-16 font-bold">月ごとの購入</caption>
        <thead className="border-b border-ink text-12 text-quiet">
          <tr>
            <Head>月</Head>
            <Head>購入</Head>
            <Head isFigure>使ったコイン</Head>
          </tr>
        </thead>
        <tbody>
          {months.map(({ start, yen, coins }) => (
            <tr key={start} className="border-b border-hair align-top">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal whitespace-nowrap">
                {monthText(start)}
              </th>
              <td className="w-1/2 py-2.5">
                <span translate="no" className="whitespace-nowrap">
                  {yenText(yen)}
                </span>
                <Bar share={yen / largest} line={limit === undefined ? undefined : limit / largest} />
              </td>
              <td translate="no" className="py-2.5 pl-4 text-right whitespace-nowrap">
                {coinFigure(coins)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {limit !== undefined && <p className="mt-3 text-12 text-quiet">縦の線は、いまの目安の{yenText(limit)}です。</p>}
    </div>
  )
}

function Kinds({ kinds, coinsSince }: Pick<Spending, 'kinds' | 'coinsSince'>) {
  const largest = Math.max(1, ...kinds.map(({ coins }) => coins))
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse text-14 tabular-nums">
        <caption className="pb-2 text-left text-16 font-bold">コインの使いみち</caption>
        <thead className="border-b border-ink text-12 text-quiet">
          <tr>
            <Head>使いみち</Head>
            <Head isFigure>使ったコイン</Head>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, coins }) => (
            <tr key={name} className="border-b border-hair align-top">
              <th scope="row" className="w-3/4 py-2.5 text-left font-normal">
                {name}
                <Bar share={coins / largest} />
              </th>
              <td translate="no" className="py-2.5 pl-4 text-right whitespace-nowrap">
                {coinFigure(coins)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kinds.length === 0 && <p className="border-b border-hair py-2.5 text-14">使ったコインはまだありません。</p>}
      {coinsSince && (
        <p className="mt-3 text-12 text-quiet">使ったコインは、{dateText(coinsSince)}からの記録で数えています。</p>
      )}
    </div>
  )
}

/** The month as text: 2026年1月. */
function monthText(start: string): string {
  const parts = timeParts(start)
  return parts ? `${parts.year}年${Number(parts.month)}月` : ''
}

const Head = ({ isFigure = false, children }: { isFigure?: boolean | undefined; children: string }) => (
  <th scope="col" className={`py-1 font-normal ${isFigure ? 'pl-4 text-right' : 'text-left'}`}>
    {children}
  </th>
)

/**
 * The bar beside an amount. `share` is its length and `line` the position of the limit, each as a fraction of the full
 * width, 0 to 1.
 */
function Bar({ share, line }: { share: number; line?: number | undefined }) {
  return (
    <span aria-hidden="true" className="relative mt-1.5 block h-2 border-b border-edge">
      <span
        className="block h-full w-full origin-left drawn-line bg-ink"
        style={{ transform: `scaleX(${Math.min(1, share)})` }}
      />
      {line !== undefined && (
        <span
          className="absolute -top-1 -bottom-1 w-0.5 drawn-line bg-warning"
          style={{ left: `calc(${line * 100}% - 2px)` }}
        />
      )}
    </span>
  )
}

const MirrorSkeleton = () => (
  <RowsSkeleton rows={6} row="flex items-center justify-between gap-6 border-b border-hair py-3.5">
    <Skeleton shape="line" className="w-20" />
    <Skeleton shape="line" className="flex-1" />
    <Skeleton shape="line" className="w-16" />
  </RowsSkeleton>
)
