import { Section } from '../../../components/Section.tsx'
import { coinText } from '../../../text/coinText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { newItemsText, rarityCountText } from '../result.rules.ts'
import type { DrawLogEntry } from '../gacha.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** The member's earlier draws, latest first, as recorded on this device (Q150). */
export function DrawLog({ entries }: { entries: readonly DrawLogEntry[] }) {
  return (
    <Section
      title="これまでに引いたもの"
      lead="このタブで引いた記録です。タブを閉じるかログアウトすると消えますが、手に入れたものはコレクションに残ります。"
    >
      <ol className="border-t border-hair desk:border-t-0">
        {entries.map(({ id, time, gachaName, coins, items }) => (
          <li key={id} className="border-b border-hair py-4">
            <p className="flex flex-wrap gap-x-4 text-14 text-quiet tabular-nums">
              <time dateTime={time}>{dateTimeText(time)}</time>
              <span>{items.length}回</span>
              {coins !== undefined && (
                <span translate={coins === 0 ? undefined : 'no'}>{coins === 0 ? '無料' : coinText(coins)}</span>
              )}
            </p>
            {gachaName && <p className="mt-1 font-bold">{gachaName}</p>}
            <p className="mt-1 text-14">
              {rarityCountText(items)}　{newItemsText(items)}
            </p>
            <p className="mt-1 max-w-180 text-14 text-quiet">{namesText(items)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The drawn items by name, each once with its count: ことは 靴ひも、練習室の窓 ×2. */
function namesText(items: DrawLogEntry['items']): string {
  const counts = new Map<string, number>()
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${isolated(name)} ×${count}` : isolated(name))).join('、')
}
