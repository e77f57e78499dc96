import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { episodeAccessOf, chargeStateOf, episodeNumber, isStoryOver } from '../story.rules.ts'
import type { Story, StoryGroupScreenProps } from '../story.types.ts'
import { EpisodeRow } from './EpisodeRow.tsx'
import { isolated } from '../../../text/isolated.ts'

export type StoryBelowFoldProps = Omit<StoryGroupScreenProps, 'story'> & { story: Story }

/** The part below a story's hero: its episodes, and the reader's names. */
export const StoryBelowFold = (props: StoryBelowFoldProps) => (
  <div className="page">
    <Contents {...props} />
    <Names {...props} />
  </div>
)

function Contents({ story, now, channel, refusal, onBuy, onCharge }: StoryBelowFoldProps) {
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

/** Explains the charge (the free unlock) where it can still unlock an episode. The text never calls it a purchase. */
function ChargeLine({ story: { charge, episodeList }, now }: { story: Story; now: string }) {
  const free = chargeStateOf(charge, now)
  if (!charge || !free || episodeList.every((episode) => episodeAccessOf(episode) !== 'locked')) return null
  return (
    <>
      <p>チャージすると、{charge.hours}時間に1話、コインを使わずに読めます。購入とは別のものです。</p>
      <p className="mt-2 font-bold text-ink tabular-nums">
        {free === 'ready' ? 'いま1話、チャージで読めます。' : `次は ${dateTimeText(free.next)} から。`}
        {free !== 'ready' && <DeviceTime at={free.next} />}
      </p>
    </>
  )
}

/** The reader's names in this channel's stories. */
function Names({ channel, reader, hrefs }: StoryBelowFoldProps) {
  const more = (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <TextLink href={hrefs.names}>{namesOf(reader) ? 'お名前を変える' : 'お名前を決める'}</TextLink>
      {hrefs.tips && <TextLink href={hrefs.tips}>読む前のヒント</TextLink>}
    </p>
  )
  return (
    <Section title="物語でのお名前" lead={`「${isolated(channel.name || 'このチャンネル')}」のストーリーで使います。`}>
      <Loaded value={reader} label="お名前を読みこみ中" skeleton={<Skeleton shape="line" className="w-60" />}>
        {({ names }) => (
          <>
            {names ? (
              <p className="heading text-24 break-words">
                <bdi translate="no">{names.lastName}</bdi>　<bdi translate="no">{names.firstName}</bdi>
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

const namesOf = (reader: StoryBelowFoldProps['reader']) => (reader.state === 'ready' ? reader.data.names : undefined)
