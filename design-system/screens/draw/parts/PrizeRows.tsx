import { EmptyState } from '../../../components/EmptyState.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { percentText } from '../../../text/percentText.ts'
import { assetText } from '../../asset.types.ts'
import { AssetPicture } from '../../parts/AssetPicture.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import { winnersLeftText } from '../draw.rules.ts'
import { losingPercent, prizeKindText, prizeRowText } from '../prize.rules.ts'
import type { DrawPrize } from '../draw.types.ts'

const row = 'flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-hair py-4 last:border-b-0'

/**
 * Each prize with its stock and its odds, the best first; the last row is the share that wins nothing, so the rows
 * add up to 100 %.
 */
export function PrizeRows({ prizes }: { prizes: readonly DrawPrize[] }) {
  const miss = losingPercent(prizes)
  if (prizes.length === 0) {
    return (
      <EmptyState
        title="賞品はまだ発表されていません"
        description="発表されると、本数と確率といっしょにここに並びます。"
      />
    )
  }
  return (
    <>
      {miss === undefined && (
        <p role="alert" className="mb-4 max-w-180 border-t-2 border-danger pt-3 font-bold">
          確率の合計が100%にならないため、確率を表示できません。お問い合わせからお知らせください。
        </p>
      )}
      <ul className="-mt-4">
        {prizes.map((prize) => (
          <PrizeRow key={prize.id} prize={prize} hasOdds={miss !== undefined} />
        ))}
        {miss !== undefined && <MissRow percent={miss} />}
      </ul>
    </>
  )
}

/** One prize: the name, the number left and the odds in columns. A screen reader gets one sentence instead. */
function PrizeRow({ prize, hasOdds }: { prize: DrawPrize; hasOdds: boolean }) {
  const isGone = prize.remaining === 0
  const kind = prizeKindText(prize)
  return (
    <li className={row}>
      <span className="sr-only">{prizeRowText(prize, hasOdds)}</span>
      <div aria-hidden="true" className={`w-16 shrink-0 ${isGone ? 'opacity-45' : ''}`}>
        <AssetPicture asset={prize} size="small" />
      </div>
      <div aria-hidden="true" className="min-w-32 flex-1">
        <p className="heading text-20">{assetText(prize)}</p>
        <p className="flex flex-wrap gap-x-3 text-14 tabular-nums">
          {kind && <span className="text-quiet">{kind}</span>}
          <span className={isGone ? 'font-bold text-danger' : 'text-quiet'}>{winnersLeftText(prize)}</span>
        </p>
      </div>
      {hasOdds && <Odds percent={prize.percent} />}
    </li>
  )
}

function MissRow({ percent }: { percent: number }) {
  return (
    <li className={row}>
      <span className="sr-only">はずれ、確率{percentText(percent)}</span>
      <p aria-hidden="true" className="heading min-w-32 flex-1 text-20 text-quiet">
        はずれ
      </p>
      <Odds percent={percent} />
    </li>
  )
}

function Odds({ percent }: { percent: number }) {
  return (
    <p aria-hidden="true" className="ml-auto text-right">
      <Figure value={percentText(percent).replace('%', '')} unit="%" size={32} deskSize={40} />
    </p>
  )
}

/** The skeleton of the prize rows. */
export function PrizeRowsSkeleton() {
  return (
    <RowsSkeleton rows={3} row="flex items-center gap-5 border-b border-hair py-4">
      <Skeleton shape="block" className="aspect-3/4 w-16 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton shape="line" className="h-5 w-2/5" />
        <Skeleton shape="line" className="h-3.5 w-1/4" />
      </div>
      <Skeleton shape="figure" className="h-8 w-20" />
    </RowsSkeleton>
  )
}
