import { useState, type ReactNode } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Rarity } from '../../../components/Rarity.tsx'
import { percentText } from '../../../text/percentText.ts'
import type { RarityTier } from '../gacha.rules.ts'
import type { DrawOption, Gacha } from '../gacha.types.ts'
import { chanceText, averageCoinsToFirstText, drawCounts, optionForAveragePrice } from '../odds.rules.ts'

export interface OddsExplanationProps {
  tiers: readonly RarityTier[]
  gacha: Pick<Gacha, 'options' | 'remainingDraws'>
}

/** The columns of the table: the numbers of draws, and the price unless drawing is free. */
interface Columns {
  counts: readonly number[]
  priced: DrawOption | undefined
}

/** The classes of a row. On a phone each cell shows its column's name, and the cells wrap within the row. */
const row =
  'grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-3 gap-y-1 border-b border-hair py-3 desk:table-row'
const head = 'py-2 text-right font-normal'
const coinsHead = '平均コイン'

/**
 * Explains the odds (W149): the chance of at least one copy in 1, 10 and 100 draws, and the average price until the
 * first one; by rarity, and per item on request.
 */
export function OddsExplanation({ tiers, gacha }: OddsExplanationProps) {
  const [isWhole, setWhole] = useState(false)
  const columns = { counts: drawCounts(gacha), priced: optionForAveragePrice(gacha) }
  // With one draw and no price, the explanation would repeat the list of odds above it, so it is not rendered.
  if (columns.counts.length === 1 && !columns.priced) return null
  const count = tiers.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className="mt-12">
      <h3 className="heading text-20">引きつづけると</h3>
      <p className="mt-1 text-14">
        少なくとも1枚が出る確率です。
        {columns.priced && `平均コインは、${columns.priced.count}回ずつ引いて最初の1枚が出るまでの平均です。`}
      </p>
      <table className="mt-4 block w-full border-collapse text-14 desk:table">
        <caption className="sr-only">引く回数と、少なくとも1枚が出る確率</caption>
        <thead className="sr-only text-12 text-quiet desk:not-sr-only desk:table-header-group">
          <tr className="desk:border-b desk:border-hair">
            <th scope="col" className="py-2 text-left font-normal">
              {isWhole ? 'レアリティとアイテム' : 'レアリティ'}
            </th>
            {columns.counts.map((each) => (
              <th key={each} scope="col" className={head}>
                {each}回
              </th>
            ))}
            {columns.priced && (
              <th scope="col" className={head}>
                {coinsHead}
              </th>
            )}
          </tr>
        </thead>
        {tiers.map((tier) => (
          <tbody key={tier.rarity} className="block desk:table-row-group">
            <Row percent={tier.percent} columns={columns} isStrong>
              <Rarity rarity={tier.rarity} />
            </Row>
            {isWhole &&
              tier.items.map(({ id, name, percent }) => (
                <Row key={id} percent={percent} columns={columns}>
                  {name}
                </Row>
              ))}
          </tbody>
        ))}
      </table>
      <Button
        variant="outline"
        size="small"
        className="mt-5"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'レアリティだけにする' : `${count}種それぞれを見る`}
      </Button>
      <p className="mt-4 max-w-180 text-12 text-quiet">
        いまの提供割合のまま引いたときの計算です。引いた回数で割合が上がることはありません。平均より多くかかることも、少なくすむこともあります。
      </p>
    </div>
  )
}

interface RowProps {
  percent: number
  columns: Columns
  isStrong?: boolean | undefined
  children: ReactNode
}

function Row({ percent, columns, isStrong = false, children }: RowProps) {
  const cells = columns.counts.map((count) => ({
    name: `${count}回`,
    text: count === 1 ? percentText(percent) : chanceText(percent, count),
  }))
  if (columns.priced) cells.push({ name: coinsHead, text: averageCoinsToFirstText(percent, columns.priced) })
  return (
    <tr className={row}>
      <th scope="row" className={`col-span-full text-left desk:py-2.5 ${isStrong ? 'font-bold' : 'font-normal'}`}>
        {children}
      </th>
      {cells.map(({ name, text }) => (
        <td key={name} className={`tabular-nums desk:py-2.5 desk:pl-4 desk:text-right ${isStrong ? 'font-bold' : ''}`}>
          <span aria-hidden="true" className="block text-12 font-normal text-quiet desk:hidden">
            {name}
          </span>
          {text}
        </td>
      ))}
    </tr>
  )
}
