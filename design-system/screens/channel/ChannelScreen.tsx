import type { ReactNode } from 'react'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { TabNav, type TabNavProps } from '../../components/TabNav.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { ProgrammeRowsSkeleton } from '../parts/ProgrammeRows.tsx'
import type { Channel, GachaSummary, SpecialSummary, StorySummary, VideoSummary } from '../programme.types.ts'
import type { ChannelOverview } from './channel.types.ts'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { ChannelHero } from './parts/ChannelHero.tsx'
import { CurrentProgramme } from './parts/CurrentProgramme.tsx'
import { isolated } from '../../text/isolated.ts'

/** The sections below the fold: stories, videos, gacha and members. */
const Below = lazyBelowFold(
  () => import('./parts/ChannelBelowFold.tsx').then((file) => file.ChannelBelowFold),
  'ストーリーとガチャを読みこめませんでした',
)

export interface ChannelScreenProps {
  now: string
  channel: Loadable<Channel>
  overview: Loadable<ChannelOverview>
  stories: Loadable<StorySummary[]>
  /** The latest videos. */
  videos: Loadable<VideoSummary[]>
  /** The latest special pages. */
  specials: Loadable<SpecialSummary[]>
  gacha: Loadable<GachaSummary[]>
  /**
   * The tabs: the existing pages of the channel, beginning with this page. With fewer than two, no tabs are rendered.
   */
  tabs: TabNavProps['items']
  /** The channel's timeline when its tab is open. It replaces everything below the hero. */
  timeline?: ReactNode | undefined
  /**
   * Called when the follow button is pressed. The caller applies the change optimistically and rolls it back on failure
   * (S046); for a guest it opens the log-in (S068).
   */
  onFollow: (followed: boolean) => void
  /** The section カレンダー, a `CalendarSubscription`; absent for guests. */
  calendar?: ReactNode | undefined
  hrefs: { channels: string; stories: string; videos: string; specials: string; campaigns: string }
}

/**
 * A channel's own page: hero with obi (vertical title band) and followers, the current programme, stories, videos,
 * gacha, members (W082).
 */
export function ChannelScreen(props: ChannelScreenProps) {
  const { now, channel, overview, stories, videos, specials, gacha, tabs, timeline, calendar } = props
  const { onFollow, hrefs } = props
  return (
    <Loaded
      value={channel}
      isFullBleed
      holdsHeading
      label="チャンネルを読みこみ中"
      skeleton={<PosterHeroSkeleton size="tall" />}
    >
      {(shown) => (
        <ChannelTheme id={shown.id} seed={shown.seed} className="pb-16 desk:pb-22">
          <ChannelHero channel={shown} onFollow={onFollow} />
          {tabs.length > 1 && (
            <div className="page desk:pt-2">
              <TabNav
                label={`${isolated(shown.name)}のページ`}
                value={tabs[timeline ? 1 : 0]?.value ?? ''}
                items={tabs}
              />
            </div>
          )}
          {timeline ? (
            <div className="page">
              <div className="max-w-180 desk:mx-auto">{timeline}</div>
            </div>
          ) : (
            <Loaded value={overview} isFullBleed label="番組を読みこみ中" skeleton={<OverviewSkeleton />}>
              {({ programme, campaigns, members }) => (
                <>
                  <div className="page">
                    <CurrentProgramme programme={programme} now={now} channelsHref={hrefs.channels} />
                  </div>
                  <Below
                    now={now}
                    campaigns={campaigns}
                    stories={stories}
                    videos={videos}
                    specials={specials}
                    gacha={gacha}
                    members={members}
                    calendar={calendar}
                    hrefs={hrefs}
                  />
                </>
              )}
            </Loaded>
          )}
        </ChannelTheme>
      )}
    </Loaded>
  )
}

function OverviewSkeleton() {
  return (
    <div className="page">
      <div className="mt-14 border-t border-ink pt-6 desk:mt-22 desk:pl-66">
        <ProgrammeRowsSkeleton rows={3} />
      </div>
    </div>
  )
}
