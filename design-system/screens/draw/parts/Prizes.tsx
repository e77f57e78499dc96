import { Section, type SectionProps } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import type { DrawPrizes } from '../draw.types.ts'
import { PrizeRows, PrizeRowsSkeleton } from './PrizeRows.tsx'

export interface PrizesProps extends Pick<SectionProps, 'action'> {
  prizes: Loadable<DrawPrizes>
}

/** The prizes and their odds, with the time for which they are valid. */
export function Prizes({ prizes, action }: PrizesProps) {
  return (
    <Section title="賞品と確率" action={action} lead={<AsOf prizes={prizes} />}>
      <Loaded value={prizes} label="賞品を読みこみ中" skeleton={<PrizeRowsSkeleton />}>
        {({ list }) => <PrizeRows prizes={list} />}
      </Loaded>
    </Section>
  )
}

function AsOf({ prizes }: Pick<PrizesProps, 'prizes'>) {
  if (prizes.state !== 'ready') return <>1回ごとの確率です。</>
  return (
    <>
      1回ごとの確率です。
      <span className="inline-block tabular-nums">{dateTimeText(prizes.data.asOf)} 現在</span>
    </>
  )
}
