import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { LazyGoneState } from './parts/LazyGoneState.tsx'
import { PosterHeroSkeleton } from '../parts/PosterHero.tsx'
import { StoryHero } from './parts/StoryHero.tsx'
import type { StoryGroupScreenProps } from './story.types.ts'

/** The sections below the fold: the episodes, and the reader's names. */
const Below = lazyBelowFold(
  () => import('./parts/StoryBelowFold.tsx').then((file) => file.StoryBelowFold),
  '目次を読みこめませんでした',
)

export type { StoryGroupScreenProps }

/** A story with its episodes: prices, waiting times, owned episodes, and reading progress (W084, W138). */
export function StoryGroupScreen(props: StoryGroupScreenProps) {
  const { channel, story, gone, later, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      {gone ? (
        <div className="page py-14">
          <h1 className="heading mb-8 text-32">ストーリー</h1>
          <LazyGoneState why={gone} channel={channel} channelsHref={hrefs.channels} />
          {later}
        </div>
      ) : (
        <Loaded value={story} isFullBleed holdsHeading label="ストーリーを読みこみ中" skeleton={<StorySkeleton />}>
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
              <Skeleton shape="line" className="w-20" />
              <Skeleton shape="line" className="mt-3" />
            </div>
            <Skeleton shape="line" className="h-13 max-desk:hidden" />
          </RowsSkeleton>
        </SectionSkeleton>
      </div>
    </>
  )
}
