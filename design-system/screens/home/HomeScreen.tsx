import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { programmeOfDay } from './home.rules.ts'
import type { HomeScreenProps } from './home.types.ts'
import { TodayDate } from './parts/TodayDate.tsx'
import { TodaySection, TodaySectionSkeleton } from './parts/TodaySection.tsx'

/** The sections below the fold: the later programme, followed channels, gacha that end soon, photos and notices. */
const Below = lazyBelowFold(
  () => import('./parts/HomeBelowFold.tsx').then((file) => file.HomeBelowFold),
  'フォロー中とお知らせを読みこめませんでした',
)

export type { HomeScreenProps }

/** The home page of a member with today's programme, 今日のプログラム (W103). */
export function HomeScreen({ now, nickName, home, follows, notices, deadline, hrefs }: HomeScreenProps) {
  const programme = home.state === 'ready' ? home.data.programme : []
  const day = programmeOfDay(programme, now)
  return (
    <div className="pb-16 desk:pb-22">
      {home.state === 'failed' && (
        <div className="page pt-6 desk:pt-10">
          <TodayDate now={now} nickName={nickName} />
        </div>
      )}
      <Loaded
        value={home}
        isFullBleed
        label="今日のプログラムを読みこみ中"
        skeleton={<TodaySectionSkeleton now={now} nickName={nickName} />}
      >
        {() => <TodaySection now={now} nickName={nickName} day={day} channelsHref={hrefs.channels} />}
      </Loaded>
      <Below
        home={home}
        follows={follows}
        notices={notices}
        now={now}
        later={day.later}
        deadline={deadline}
        hrefs={hrefs}
      />
    </div>
  )
}
