import { Button } from '../../../components/Button.tsx'
import type { Paged } from '../../../paged.ts'
import { coinChangeText } from '../../../text/coinChangeText.ts'
import { countText } from '../../../text/countText.ts'
import { dateText } from '../../../text/dateTimeText.ts'
import {
  totalsByChannel,
  totalsByPlatform,
  totalsByCoinKind,
  coinSumsOf,
  type CoinGroup,
  type CoinSums,
} from '../coin.rules.ts'
import type { CoinMovement } from '../coin.types.ts'

/** Totals of the loaded history by kind of coins, channel and platform. Each table has the same sum. */
export function CoinSumsPanel({ movements: { items, more = 'none', onMore } }: { movements: Paged<CoinMovement> }) {
  const list = items.state === 'ready' ? items.data : []
  const [latest, oldest] = [list[0], list.at(-1)]
  if (!latest || !oldest) return <p className="text-14">合計する記録が、まだありません。</p>
  const all = coinSumsOf(list)
  return (
    <div className="grid gap-8">
      <div>
        <p className="text-14">
          {dateText(oldest.time)}から{dateText(latest.time)}までの、{countText(list.length)}件の合計です。
        </p>
        {more !== 'none' && (
          <Button
            variant="outline"
            size="small"
            className="mt-3"
            onClick={onMore}
            isPending={more === 'loading'}
            pendingLabel="読みこんでいます"
          >
            {more === 'failed' ? 'もう一度読みこむ' : 'さらに前の記録も加える'}
          </Button>
        )}
        <output className="block text-14">{more === 'failed' && '続きを読みこめませんでした。'}</output>
      </div>
      <Sums caption="有償コインと無償コイン" groups={totalsByCoinKind(list)} all={all} />
      <Sums caption="チャンネルごと" groups={totalsByChannel(list)} all={all} />
      <Sums caption="ウェブ・アプリごと" groups={totalsByPlatform(list)} all={all} />
    </div>
  )
}

function Sums({ caption, groups, all }: { caption: string; groups: readonly CoinGroup[]; all: CoinSums }) {
  return (
    <table className="w-full border-collapse text-14 tabular-nums">
      <caption className="pb-2 text-left text-16 font-bold">{caption}</caption>
      <thead className="border-b border-ink text-12 text-quiet">
        <tr>
          <th scope="col">
            <span className="sr-only">区分</span>
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            受け取り
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            使用
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Row key={group.name} group={group} />
        ))}
      </tbody>
      <tfoot className="font-bold">
        <Row group={{ name: '合計', ...all }} />
      </tfoot>
    </table>
  )
}

const Row = ({ group: { name, received, used } }: { group: CoinGroup }) => (
  <tr className="border-b border-hair align-baseline">
    <th scope="row" className="py-2 text-left font-normal in-[tfoot]:font-bold">
      {name}
    </th>
    <td translate="no" className="py-2 pl-3 text-right whitespace-nowrap">
      {coinChangeText(received)}
    </td>
    <td translate="no" className="py-2 pl-3 text-right whitespace-nowrap">
      {coinChangeText(-used)}
    </td>
  </tr>
)
