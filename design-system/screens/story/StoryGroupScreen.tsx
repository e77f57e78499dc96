import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { LazyGoneState } from './parts/LazyGoneState.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { StoryHero } from './parts/StoryHero.tsx'
import type { Story, StoryChannel, StoryEpisode, StoryGone, StoryReader } from './story.types.ts'

/** The sections below the fold: the episodes, and the reader's names. */
const Below = lazyBelowFold(
  () => import('./parts/StoryBelow.tsx').then((file) => file.StoryBelow),
  '目次を読みこめませんでした',
)

export interface StoryGroupScreenProps {
  now: string
  channel: StoryChannel
  story: Loadable<Story>
  /** Why the story is unavailable; absent otherwise. */
  gone?: StoryGone
  /** The reader's names in this channel's stories. */
  reader: Loadable<StoryReader>
  /** The server's reason for a refused action, shown above the episodes. */
  refusal?: string
  /** Called when the price of an episode is pressed: the final confirmation follows. */
  onBuy: (episode: StoryEpisode) => void
  /** Called when the user wants to unlock an episode by the charge (the free unlock): the confirmation follows. */
  onCharge: (episode: StoryEpisode) => void
  /**
   * The links of the page. `names`: the dialog for the reader's names. `tips`: where the tips can be read again; absent
   * when there are none.
   */
  hrefs: { channels: string; names: string; tips?: string }
}

/** A story with its episodes (W084, W138): prices, waiting times, owned episodes, and reading progress. */
export function StoryGroupScreen(props: StoryGroupScreenProps) {
  const { channel, story, gone, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      {gone ? (
        <div className="page py-14">
          <h1 className="heading mb-8 text-32">ストーリー</h1>
          <LazyGoneState why={gone} channel={channel} channelsHref={hrefs.channels} />
        </div>
      ) : (
        <Loaded value={story} fullBleed holdsHeading label="ストーリーを読みこみ中" skeleton={<StorySkeleton />}>
          {(shown) => (
            <>
              <StoryHero {...props} story={shown} />
              <Below {...props} story={shown} />
            </>
          )}
        </Loaded>
      )}
    </ChannelTheme>
  )
}

function StorySkeleton() {
  return (
    <>
      <PosterHeroSkeleton size="low" />
      <div className="page">
        <SectionSkeleton>
          <RowsSkeleton
            rows={3}
            row="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-b border-hair py-6 desk:grid-cols-[6.5rem_minmax(0,1fr)_19rem] desk:gap-x-7"
          >
            <Skeleton shape="figure" />
            <div>
              <Skeleton shape="line" className="w-20!" />
              <Skeleton shape="line" className="mt-3" />
            </div>
            <Skeleton shape="line" className="h-13! max-desk:hidden" />
          </RowsSkeleton>
        </SectionSkeleton>
      </div>
    </>
  )
}
