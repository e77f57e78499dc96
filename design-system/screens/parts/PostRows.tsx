import { MessageSquare } from 'lucide-react'
import { Artwork } from '../../components/Artwork.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { classes } from '../../components/classes.ts'
import { Penlight } from '../../components/Penlight.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { agoText } from '../../text/agoText.ts'
import { countText } from '../../text/countText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { clampText } from '../../text/graphemes.ts'
import type { Post, PostMedia } from '../post/post.types.ts'
import { RowsSkeleton, type RowsSkeletonProps } from './RowsSkeleton.tsx'

export interface PostRowsProps {
  posts: readonly Post[]
  now: string
}

const row = 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-hair py-5 desk:gap-x-4'

/** From here on a list is long. */
const FIRST = 20
/**
 * A row of a long list is neither laid out nor painted while it is far away: a thousand scroll like twenty, and Back
 * finds its place.
 */
const farAway = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]'

/** Posts to read: who, when, the text, its pictures, how many liked and answered it. */
export function PostRows({ posts, now }: PostRowsProps) {
  return (
    <ul>
      {posts.map((post, at) => (
        <li key={post.id} className={classes(row, at >= FIRST && farAway)}>
          <Avatar name={post.author.nickName} image={post.author.image} official={post.author.isOfficial} />
          <PostBody post={post} now={now} />
        </li>
      ))}
    </ul>
  )
}

function PostBody({ post, now }: { post: Post; now: string }) {
  const { author, text, created, isEdited, media, place } = post
  return (
    <article className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-quiet">
        <span className="font-bold text-ink">
          <bdi>{clampText(author.nickName, 40)}</bdi>
        </span>
        {author.isOfficial && <Badge kind="公式" className="text-ink" />}
        <time dateTime={created} title={dateTimeText(created)}>
          {agoText(created, now)}
        </time>
        {isEdited && <span>編集済み</span>}
      </p>
      {text && (
        <p dir="auto" className="mt-1 text-reading whitespace-pre-line">
          {text}
        </p>
      )}
      <Pictures media={media} />
      <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-6">
        <Counts post={post} />
        {place && (
          <TextLink href={place.href} className="ml-auto inline-flex min-h-11 items-center text-14">
            {place.label}
          </TextLink>
        )}
      </p>
    </article>
  )
}

function Counts({ post: { likes, isLiked = false, answers } }: { post: Post }) {
  return (
    <>
      <span className="inline-flex items-center gap-2 font-bold tabular-nums">
        <Penlight state={isLiked ? 'on' : 'off'} />
        <span className="sr-only">いいね</span>
        {countText(likes)}
      </span>
      <span className="inline-flex items-center gap-2 font-bold tabular-nums">
        <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">コメント</span>
        {countText(answers)}
      </span>
    </>
  )
}

/**
 * One picture over the whole width, more of them in two columns; videos are counted, they play where the post is open.
 */
function Pictures({ media }: { media: readonly PostMedia[] }) {
  const images = media.filter(({ kind }) => kind === 'image')
  const videos = media.length - images.length
  return (
    <>
      {images.length > 0 && (
        <div className={`mt-3 grid gap-1 ${images.length > 1 ? 'grid-cols-2' : ''}`}>
          {images.map(({ id, src }, at) => (
            <Artwork
              key={id}
              id={id}
              src={src}
              alt={images.length > 1 ? `投稿の写真 ${at + 1}枚目` : '投稿の写真'}
              ratio="16:9"
            />
          ))}
        </div>
      )}
      {videos > 0 && <p className="mt-2 text-14 text-quiet">動画 {videos}本</p>}
    </>
  )
}

export function PostRowsSkeleton({ rows }: Pick<RowsSkeletonProps, 'rows'>) {
  return (
    <RowsSkeleton rows={rows} row="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-hair py-5">
      <Skeleton shape="circle" className="size-12!" />
      <div>
        <Skeleton shape="line" className="w-40!" />
        <Skeleton shape="line" className="mt-3" />
        <Skeleton shape="line" className="mt-2 w-2/3!" />
      </div>
    </RowsSkeleton>
  )
}
