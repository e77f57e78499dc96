import { BelowFold } from '../../components/BelowFold.tsx'
import { Section } from '../../components/Section.tsx'
import type { Loadable } from '../../loadable.ts'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { NoticeRows, NoticeRowsSkeleton } from '../parts/NoticeRows.tsx'
import { ProgrammeRows, ProgrammeRowsSkeleton } from '../parts/ProgrammeRows.tsx'
import type { Channel, NoticeSummary, Programme } from '../programme.types.ts'
import { isOnAir } from '../programmeState.ts'
import { dayOf } from './home.rules.ts'
import type { Home } from './home.types.ts'
import { Banners } from './parts/Banners.tsx'
import { Day } from './parts/Day.tsx'
import { EndingSoon } from './parts/EndingSoon.tsx'
import { Photos } from './parts/Photos.tsx'
import { Today, TodaySkeleton } from './parts/Today.tsx'

export interface HomeScreenProps {
  now: string
  /** The member's nickname; absent while it is unknown. */
  nickName?: string
  home: Loadable<Home>
  follows: Loadable<Channel[]>
  /** The latest few. */
  notices: Loadable<NoticeSummary[]>
  hrefs: { channels: string; notices: string; photos: string }
}

/** 今日のプログラム: a member's day (W103). */
export function HomeScreen({ now, nickName, home, follows, notices, hrefs }: HomeScreenProps) {
  const programme = home.state === 'ready' ? home.data.programme : []
  const day = dayOf(programme, now)
  return (
    <div className="pb-16 desk:pb-22">
      {home.state === 'failed' && (
        <div className="page pt-6 desk:pt-10">
          <Day now={now} nickName={nickName} />
        </div>
      )}
      <Loaded
        of={home}
        bleeds
        label="今日のプログラムを読みこみ中"
        skeleton={<TodaySkeleton now={now} nickName={nickName} />}
      >
        {() => <Today now={now} nickName={nickName} day={day} channelsHref={hrefs.channels} />}
      </Loaded>
      <BelowFold>
        <div className="page">
          {(home.state === 'loading' || day.later.length > 0) && (
            <Section title="このあと">
              {home.state === 'loading' ? (
                <ProgrammeRowsSkeleton rows={3} />
              ) : (
                <ProgrammeRows programmes={day.later} now={now} />
              )}
            </Section>
          )}
          <Section title="フォロー中" action={{ label: 'チャンネルをさがす', href: hrefs.channels }}>
            <Loaded of={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
              {(channels) => (
                <FollowedJackets channels={channels} onAir={onAirOf(programme, now)} channelsHref={hrefs.channels} />
              )}
            </Loaded>
          </Section>
          {home.state === 'ready' && (
            <>
              <EndingSoon gacha={home.data.ending} now={now} />
              <Photos wall={home.data.wall} editHref={hrefs.photos} />
              <Banners banners={home.data.banners} />
            </>
          )}
          <Section title="お知らせ" action={{ label: 'お知らせ一覧へ', href: hrefs.notices }}>
            <Loaded of={notices} label="お知らせを読みこみ中" skeleton={<NoticeRowsSkeleton />}>
              {(list) => <NoticeRows notices={list} />}
            </Loaded>
          </Section>
        </div>
      </BelowFold>
    </div>
  )
}

function onAirOf(programme: readonly Programme[], now: string): ReadonlySet<string> {
  return new Set(programme.filter((each) => isOnAir(each, now)).map(({ channelId }) => channelId))
}
