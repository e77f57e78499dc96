import type { Loadable } from '../../loadable.ts'
import { Section } from '../../components/Section.tsx'
import { FollowedJackets, FollowedJacketsSkeleton } from '../parts/FollowedJackets.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { NoticeRows, NoticeRowsSkeleton } from '../parts/NoticeRows.tsx'
import { ProgrammeRows } from '../parts/ProgrammeRows.tsx'
import { isOnAir } from '../programmeState.ts'
import type { Channel, NoticeSummary } from '../programme.views.ts'
import type { Home } from './home.views.ts'
import { Banners } from './parts/Banners.tsx'
import { EndingSoon } from './parts/EndingSoon.tsx'
import { HomeSkeleton } from './parts/HomeSkeleton.tsx'
import { Photos } from './parts/Photos.tsx'
import { Today } from './parts/Today.tsx'

export interface HomeScreenProps {
  now: string
  /** The member's nickname; absent while it is unknown. */
  nickName?: string
  home: Loadable<Home>
  follows: Loadable<Channel[]>
  /** The latest few. */
  notices: Loadable<NoticeSummary[]>
  hrefs: { channels: string; notices: string; collection: string }
}

/** 今日のプログラム: a member's day (W103). */
export function HomeScreen({ now, nickName, home, follows, notices, hrefs }: HomeScreenProps) {
  const onAir = home.state === 'ready' ? home.data.programme.filter((each) => isOnAir(each, now)) : []
  return (
    <div className="pb-16 desk:pb-22">
      <Loaded of={home} label="今日のプログラムを読みこみ中" skeleton={<HomeSkeleton now={now} nickName={nickName} />}>
        {({ programme }) => <Today now={now} nickName={nickName} programme={programme} channelsHref={hrefs.channels} />}
      </Loaded>
      <div className="page">
        {home.state === 'ready' && <Later home={home.data} now={now} star={onAir[0]?.id} />}
        <Section title="フォロー中" action={{ label: 'チャンネルをさがす', href: hrefs.channels }}>
          <Loaded of={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
            {(channels) => (
              <FollowedJackets
                channels={channels}
                onAir={new Set(onAir.map(({ channelId }) => channelId))}
                channelsHref={hrefs.channels}
              />
            )}
          </Loaded>
        </Section>
        {home.state === 'ready' && (
          <>
            <EndingSoon gacha={home.data.ending} now={now} />
            <Photos photos={home.data.photos} collectionHref={hrefs.collection} />
            <Banners banners={home.data.banners} />
          </>
        )}
        <Section title="お知らせ" action={{ label: 'お知らせ一覧へ', href: hrefs.notices }}>
          <Loaded of={notices} label="お知らせを読みこみ中" skeleton={<NoticeRowsSkeleton />}>
            {(list) => <NoticeRows notices={list} />}
          </Loaded>
        </Section>
      </div>
    </div>
  )
}

/** What comes after the one that is on the air. */
function Later({ home, now, star }: { home: Home; now: string; star: string | undefined }) {
  const rows = home.programme.filter(
    ({ id, end }) => id !== star && (end === undefined || Date.parse(end) > Date.parse(now)),
  )
  if (rows.length === 0) return null
  return (
    <Section title="このあと">
      <ProgrammeRows programmes={rows} now={now} />
    </Section>
  )
}
