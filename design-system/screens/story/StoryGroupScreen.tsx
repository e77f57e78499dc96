import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section, SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { EpisodeRow } from './parts/EpisodeRow.tsx'
import { StoryGoneState } from './parts/StoryGoneState.tsx'
import { StoryHero, StoryHeroSkeleton } from './parts/StoryHero.tsx'
import { accessOf, chargeOf, episodeNumber, isStoryOver } from './story.rules.ts'
import type { Story, StoryChannel, StoryEpisode, StoryGone, StoryReader } from './story.types.ts'

export interface StoryGroupScreenProps {
  now: string
  channel: StoryChannel
  story: Loadable<Story>
  /** Why there is nothing to see; absent while there may be something. */
  gone?: StoryGone
  /** The names in this channel's stories. */
  reader: Loadable<StoryReader>
  /** What the host refused a moment ago, in a sentence above the episodes. */
  refusal?: string
  /** The price of an episode was pressed: the last step follows. */
  onBuy: (episode: StoryEpisode) => void
  /** An episode is to be opened by the charge: the question follows. */
  onCharge: (episode: StoryEpisode) => void
  /** `names`: where they are given or changed. `tips`: where they can be read again; absent when there are none. */
  hrefs: { channels: string; names: string; tips?: string }
}

/** A story with its episodes (W084, W138): what it costs, what waiting costs, what is one's own, and where one is. */
export function StoryGroupScreen(props: StoryGroupScreenProps) {
  const { channel, story, gone, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed} className="pb-24">
      {gone ? (
        <div className="page py-14">
          <h1 className="heading mb-8 text-32">ストーリー</h1>
          <StoryGoneState why={gone} channel={channel} channelsHref={hrefs.channels} />
        </div>
      ) : (
        <Loaded of={story} bleeds label="ストーリーを読みこみ中" skeleton={<StorySkeleton />}>
          {(shown) => (
            <>
              <StoryHero {...props} story={shown} />
              <div className="page">
                <Contents {...props} story={shown} />
                <Names {...props} />
              </div>
            </>
          )}
        </Loaded>
      )}
    </ChannelTheme>
  )
}

type ContentsProps = Omit<StoryGroupScreenProps, 'story'> & { story: Story }

function Contents({ story, now, channel, refusal, onBuy, onCharge }: ContentsProps) {
  const { episodeList, charge } = story
  const isOver = isStoryOver(story, now)
  return (
    <Section title="目次" lead={isOver ? undefined : <ChargeLine story={story} now={now} />}>
      {refusal && (
        <p role="alert" className="mb-6 border-t-2 border-b border-t-danger border-b-hair py-3 font-bold">
          {refusal}
        </p>
      )}
      {episodeList.length === 0 ? (
        <EmptyState
          title="読める話はまだありません"
          description="公開が始まると、ここに並びます。"
          action={{ label: 'ほかのストーリーを見る', href: channel.storiesHref }}
        />
      ) : (
        <ol className="@container -mt-6">
          {episodeList.map((episode, at) => (
            <EpisodeRow
              key={episode.id}
              episode={episode}
              number={episodeNumber(episode.label, at)}
              now={now}
              charge={charge}
              isOver={isOver}
              onBuy={onBuy}
              onCharge={onCharge}
            />
          ))}
        </ol>
      )}
    </Section>
  )
}

/** How the charge works, where something can still be opened by it. It is never called a purchase. */
function ChargeLine({ story: { charge, episodeList }, now }: { story: Story; now: string }) {
  const free = chargeOf(charge, now)
  if (!charge || !free || episodeList.every((episode) => accessOf(episode) !== 'locked')) return null
  return (
    <>
      <p>チャージすると、{charge.hours}時間に1話、コインを使わずに読めます。購入とは別のものです。</p>
      <p className="mt-2 font-bold text-ink tabular-nums">
        {free === 'ready' ? 'いま1話、チャージで読めます。' : `次は ${dateTimeText(free.next)} から。`}
      </p>
    </>
  )
}

/** What the stories of this channel call the reader. */
function Names({ channel, reader, hrefs }: StoryGroupScreenProps) {
  const more = (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <TextLink href={hrefs.names}>{namesOf(reader) ? 'お名前を変える' : 'お名前を決める'}</TextLink>
      {hrefs.tips && <TextLink href={hrefs.tips}>読む前のヒント</TextLink>}
    </p>
  )
  return (
    <Section title="物語でのお名前" lead={`「${channel.name || 'このチャンネル'}」のストーリーで使います。`}>
      <Loaded of={reader} label="お名前を読みこみ中" skeleton={<Skeleton shape="line" className="w-60!" />}>
        {({ names }) => (
          <>
            {names ? (
              <p className="heading text-24 font-bold break-words">
                {names.lastName}　{names.firstName}
              </p>
            ) : (
              <p>まだ決まっていません。はじめて読む前に、おたずねします。</p>
            )}
            {more}
          </>
        )}
      </Loaded>
    </Section>
  )
}

const namesOf = (reader: Loadable<StoryReader>) => (reader.state === 'ready' ? reader.data.names : undefined)

function StorySkeleton() {
  return (
    <>
      <StoryHeroSkeleton />
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
