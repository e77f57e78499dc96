import { AppLink } from '../../../components/AppLink.tsx'
import { Section } from '../../../components/Section.tsx'
import { Select } from '../../../components/Select.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { agoText } from '../../../text/agoText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { markedExcerpt } from '../../../text/markedParts.ts'
import type { SearchWord } from '../../../text/searchText.ts'
import { PagedList } from '../../parts/PagedList.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import type { FoundPost, PostSearch } from '../search.types.ts'
import { MarkedText } from './MarkedText.tsx'

export interface FoundPostsProps {
  posts: PostSearch
  words: readonly SearchWord[]
  /** Server time, ISO 8601. */
  now: string
  /** Called when the user opens a result. */
  onOpen: () => void
}

/** The posts of a channel that the server has found, with the choice of the channel. */
export function FoundPosts({ posts: { channels, channel, onChannel, found }, words, now, onOpen }: FoundPostsProps) {
  return (
    <Section title="投稿" lead="投稿は、えらんだチャンネルの中からさがします。">
      <Select
        label="投稿をさがすチャンネル"
        requirement={null}
        placeholder="えらんでください"
        options={channels.map(({ id, name }) => ({ value: id, label: name }))}
        value={channel ?? ''}
        onChange={({ currentTarget }) => onChannel(currentTarget.value || undefined)}
      />
      {found === 'unavailable' && <p className="mt-4">このチャンネルの投稿は、いまはさがせません。</p>}
      {found && found !== 'unavailable' && (
        <div className="mt-4">
          <PagedList
            paged={found}
            label="投稿をさがしています"
            skeleton={
              <RowsSkeleton rows={3} row="border-b border-hair py-4">
                <Skeleton shape="line" className="w-1/3" />
                <Skeleton shape="line" className="mt-2" />
              </RowsSkeleton>
            }
            empty={<p>このチャンネルの投稿には見つかりませんでした。</p>}
          >
            {(list) => (
              <ul className="border-t border-hair">
                {list.map((post) => (
                  <Row key={post.id} post={post} words={words} now={now} onOpen={onOpen} />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      )}
    </Section>
  )
}

/** How many characters of a post are shown before the first match. */
const beforeMatch = 20

function Row({ post, words, now, onOpen }: { post: FoundPost } & Omit<FoundPostsProps, 'posts'>) {
  const { href, author, text, createTime } = post
  return (
    <li className="border-b border-hair py-3">
      <p className="flex flex-wrap gap-x-3 text-14 text-quiet">
        <bdi translate="no" className="line-clamp-1 wrap-anywhere">
          {author}
        </bdi>
        <time dateTime={createTime} title={dateTimeText(createTime)}>
          {agoText(createTime, now)}
        </time>
      </p>
      <AppLink
        href={href}
        onClick={onOpen}
        className="mt-0.5 inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
      >
        <span className="line-clamp-3">
          <MarkedText parts={markedExcerpt(text, words, beforeMatch)} />
        </span>
      </AppLink>
    </li>
  )
}
