import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Light } from '../../../components/Light.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { heroEdgeClass } from '../../parts/heroEdgeClass.ts'
import type { ProgrammeOfDay as DayProgramme } from '../home.rules.ts'
import { TodayDate } from './TodayDate.tsx'
import { FeaturedRow } from './FeaturedRow.tsx'

export interface TodaySectionProps {
  now: string
  nickName?: string | undefined
  day: DayProgramme
  channelsHref: string
}

const columns = `${heroEdgeClass} desk:grid desk:grid-cols-[calc(16.5rem+var(--hero-edge))_minmax(0,1fr)]`
const margin = 'px-4 pt-6 pb-6 desk:pt-10 desk:pr-8 desk:pl-[var(--hero-edge)]'

/** The first part of the home page: today's date, beside the programme row that is on air or comes next. */
export function TodaySection({ now, nickName, day: { star, later }, channelsHref }: TodaySectionProps) {
  if (!star) {
    return (
      <div className="page pt-6 desk:pt-10">
        <TodayDate now={now} nickName={nickName} />
        <div className="mt-8">
          <EmptyState
            title="今日の予定はまだありません"
            description="フォローするチャンネルが増えると、ここに並びます。"
            action={{ label: 'チャンネルをさがす', href: channelsHref }}
          />
        </div>
      </div>
    )
  }
  return (
    <ChannelTheme id={star.channelId} seed={star.seed} className="hero @container relative isolate">
      <Light place="hero" className="desk:bottom-auto! desk:h-150" />
      <div className={columns}>
        <div className={margin}>
          <TodayDate now={now} nickName={nickName} />
          <p className="text-14 text-quiet">公演と公開、全{later.length + 1}件</p>
        </div>
        <FeaturedRow programme={star} now={now} />
      </div>
    </ChannelTheme>
  )
}

/** The date is known before the programme, so only the programme is a skeleton. */
export function TodaySectionSkeleton({ now, nickName }: Pick<TodaySectionProps, 'now' | 'nickName'>) {
  return (
    <div className="hero @container">
      <div className={columns}>
        <div className={margin}>
          <TodayDate now={now} nickName={nickName} />
          <Skeleton shape="line" className="h-5.5 w-32" />
        </div>
        <div>
          <Skeleton shape="block" className="aspect-auto h-73 desk:h-130" />
          <div className="h-42.5 px-4 py-4 desk:h-21 desk:px-0">
            <Skeleton shape="line" className="h-full w-72 max-w-full" />
          </div>
        </div>
      </div>
    </div>
  )
}
