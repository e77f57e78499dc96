import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section, SectionSkeleton } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateText } from '../../text/dateTimeText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import type { CollectedChannel } from './collection.types.ts'
import { isolated } from '../../text/isolated.ts'

/** An episode of a story that was granted to the member. */
export interface PrivilegeEpisode {
  id: string
  title: string
  /** The name of the episode: 第一話. */
  label?: string | undefined
  summary?: string | undefined
  image?: string | undefined
  isRead: boolean
  /** The URL of the episode's player. */
  href: string
}

/** A story that was granted to the member, with its episodes in reading order. */
export interface PrivilegeStory {
  name: string
  description?: string | undefined
  channel: CollectedChannel
  /** When the member received the story, ISO 8601. */
  acquired: string
  episodes: PrivilegeEpisode[]
}

export interface PrivilegeStoryScreenProps {
  story: Loadable<PrivilegeStory>
  /** Whether the story does not exist, or the member has not received it. */
  isMissing: boolean
  hrefs: { collection: string }
}

const skeleton = (
  <SectionSkeleton>
    <RowsSkeleton rows={3} row="border-b border-hair py-6">
      <Skeleton shape="line" />
    </RowsSkeleton>
  </SectionSkeleton>
)

/** A privilege story with its episodes: which are read, and which is next (W098, W143). */
export function PrivilegeStoryScreen({ story, isMissing, hrefs }: PrivilegeStoryScreenProps) {
  const shown = story.state === 'ready' ? story.data : undefined
  return (
    <ChannelTheme id={shown?.channel.id ?? ''} seed={shown?.channel.seed} className="pb-24">
      <PageHead title={shown?.name ?? '特典ストーリー'} lead={shown?.description} />
      <div className="page">
        {isMissing ? (
          <EmptyState
            reason="none"
            className="mt-10 border-t border-ink pt-6"
            title="このストーリーは見つかりません"
            description="受け取った特典ストーリーは、コレクションに並びます。"
            action={{ label: 'コレクションへ', href: hrefs.collection }}
          />
        ) : (
          <Loaded value={story} label="特典ストーリーを読みこみ中" skeleton={skeleton}>
            {(data) => <Contents story={data} />}
          </Loaded>
        )}
      </div>
    </ChannelTheme>
  )
}

function Contents({ story: { channel, acquired, episodes } }: { story: PrivilegeStory }) {
  const read = episodes.filter(({ isRead }) => isRead).length
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 text-14 text-quiet">
        <TextLink href={channel.href} translate="no">
          {channel.name}
        </TextLink>
        <span>{dateText(acquired)} に受け取りました</span>
        <span className="tabular-nums">{`${read}/${episodes.length}話を読了`}</span>
      </p>
      <Section title="目次">
        {episodes.length === 0 ? (
          <EmptyState title="読める話はまだありません" description="公開が始まると、ここに並びます。" />
        ) : (
          <ol className="-mt-6">
            {episodes.map((episode) => (
              <Episode key={episode.id} episode={episode} />
            ))}
          </ol>
        )}
      </Section>
    </>
  )
}

function Episode({ episode: { id, title, label, summary, image, isRead, href } }: { episode: PrivilegeEpisode }) {
  return (
    <li className="grid gap-x-7 gap-y-4 border-b border-hair py-6 desk:grid-cols-[11rem_minmax(0,1fr)_auto] desk:items-center">
      <Artwork src={image} alt="" ratio="16:9" id={id} className="w-44" />
      <div className="min-w-0">
        <p className="text-14 text-quiet">
          {label} {isRead && <span className="font-bold text-ink">読了</span>}
        </p>
        <h3 className="heading mt-0.5 text-20">{title}</h3>
        {summary && <p className="mt-1.5 line-clamp-4">{summary}</p>}
      </div>
      <Button
        variant="outline"
        size="small"
        href={href}
        aria-label={`${isRead ? 'もう一度読む' : '読む'} ${label ?? ''} ${isolated(title)}`}
      >
        {isRead ? 'もう一度読む' : '読む'}
      </Button>
    </li>
  )
}
