import { Section } from '../../../components/Section.tsx'
import { FollowedJackets, FollowedJacketsSkeleton } from '../../parts/FollowedJackets.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { NoticeRows, NoticeRowsSkeleton } from '../../parts/NoticeRows.tsx'
import { ProgrammeRows, ProgrammeRowsSkeleton } from '../../parts/ProgrammeRows.tsx'
import type { Programme } from '../../programme.types.ts'
import { isOnAir } from '../../programmeState.ts'
import type { HomeScreenProps } from '../home.types.ts'
import { Banners } from './Banners.tsx'
import { EndingGachaSection } from './EndingGachaSection.tsx'
import { HomePhotos } from './HomePhotos.tsx'
import { OpenCampaigns } from './OpenCampaigns.tsx'

export interface HomeBelowFoldProps extends Omit<HomeScreenProps, 'nickName'> {
  /** The rows of today's programme after the featured one. */
  later: Programme[]
}

/** The home page below the fold. */
export function HomeBelowFold({ now, home, later, follows, notices, deadline, hrefs }: HomeBelowFoldProps) {
  const programme = home.state === 'ready' ? home.data.programme : []
  return (
    <div className="page">
      {(home.state === 'loading' || later.length > 0) && (
        <Section title="このあと">
          {home.state === 'loading' ? (
            <ProgrammeRowsSkeleton rows={3} />
          ) : (
            <ProgrammeRows programmes={later} now={now} />
          )}
        </Section>
      )}
      {deadline && (
        <Section title="次の期限" action={{ label: 'すべての期限を見る', href: deadline.href }}>
          <div className="min-h-36">{deadline.next}</div>
        </Section>
      )}
      {home.state === 'ready' && <OpenCampaigns campaigns={home.data.campaigns} now={now} href={hrefs.campaigns} />}
      <Section title="フォロー中" action={{ label: 'チャンネルをさがす', href: hrefs.channels }}>
        <Loaded value={follows} label="フォロー中のチャンネルを読みこみ中" skeleton={<FollowedJacketsSkeleton />}>
          {(channels) => (
            <FollowedJackets channels={channels} onAir={onAirOf(programme, now)} channelsHref={hrefs.channels} />
          )}
        </Loaded>
      </Section>
      {home.state === 'ready' && (
        <>
          <EndingGachaSection gacha={home.data.ending} now={now} />
          <HomePhotos wall={home.data.wall} editHref={hrefs.photos} />
          <Banners banners={home.data.banners} />
        </>
      )}
      <Section title="お知らせ" action={{ label: 'お知らせ一覧へ', href: hrefs.notices }}>
        <Loaded value={notices} label="お知らせを読みこみ中" skeleton={<NoticeRowsSkeleton />}>
          {(list) => <NoticeRows notices={list} />}
        </Loaded>
      </Section>
    </div>
  )
}

function onAirOf(programme: readonly Programme[], now: string): ReadonlySet<string> {
  return new Set(programme.filter((each) => isOnAir(each, now)).map(({ channelId }) => channelId))
}
