import { memo } from 'react'
import { MessageSquare } from 'lucide-react'
import { AppLink } from '../../../components/AppLink.tsx'
import { Avatar } from '../../../components/Avatar.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { PendingSticks } from '../../../components/PendingSticks.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { agoText } from '../../../text/agoText.ts'
import { countText } from '../../../text/countText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { personName } from '../../../text/personName.ts'
import type { Post, PostActions } from '../post.types.ts'
import { MuteCover } from '../../parts/MuteCover.tsx'
import { LikeButton } from './LikeButton.tsx'
import { PostMediaGrid } from './PostMediaGrid.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostText } from './PostText.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { SpoilerContent } from './SpoilerContent.tsx'

export interface PostRowProps {
  post: Post
  now: string
  actions: PostActions
  /** Whether the whole text is shown. */
  isOpen: boolean
  onOpen: (post: Post) => void
  /** The size of the post: `large` for the post that the page is about, `medium` (default) for one in a list. */
  size?: 'medium' | 'large' | undefined
}

/** The id of the head line of a post, used as the accessible name of its article. */
export const postHeadId = (key: string) => `post-${key}`

const kindText: Readonly<Record<Post['kind'], string>> = { root: '投稿', comment: 'コメント', reply: '返信' }

/** A post (W137): author and time, text, media, link preview; with like button, answers and menu. */
export const PostRow = memo(function PostRow({ post, now, actions, isOpen, onOpen, size = 'medium' }: PostRowProps) {
  const { author, authorHref, media, preview, muted } = post
  if (muted)
    return (
      <MuteCover
        {...muted}
        what={`この${kindText[post.kind]}`}
        titleId={postHeadId(post.key)}
        className="border-b border-hair py-5 text-14"
      />
    )
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 border-b border-hair py-5 desk:gap-x-4">
      <AppLink href={authorHref} aria-hidden="true" tabIndex={-1} className="self-start">
        <Avatar name={personName(author.nickName)} image={author.image} isOfficial={author.isOfficial} />
      </AppLink>
      <div className="min-w-0">
        <div className="flex items-start gap-2">
          <PostHead post={post} now={now} />
          <PostMenu post={post} now={now} actions={actions} />
        </div>
        <SpoilerContent post={post} onOpen={actions.onOpenSpoiler}>
          <PostText text={post.text} isOpen={isOpen || size === 'large'} onOpen={() => onOpen(post)} />
          <PostMediaGrid media={media} />
          {preview && <PreviewCard preview={preview} />}
        </SpoilerContent>
        <PostFoot post={post} actions={actions} isHero={size === 'large'} />
      </div>
    </div>
  )
})

function PostHead({
  post: { key, author, authorHref, created, isEdited, href },
  now,
}: Pick<PostRowProps, 'post' | 'now'>) {
  const time = (
    <time dateTime={created} title={dateTimeText(created)}>
      {agoText(created, now)}
    </time>
  )
  return (
    <p id={postHeadId(key)} className="flex min-w-0 flex-wrap items-center gap-x-3 text-14 text-quiet">
      <AppLink
        href={authorHref}
        translate="no"
        dir="auto"
        className="tappable leading-6 font-bold wrap-anywhere text-ink hover:underline pointer-coarse:min-w-11"
      >
        {personName(author.nickName)}
      </AppLink>
      {author.isOfficial && <Badge kind="公式" className="text-ink" />}
      {href ? (
        <AppLink href={href} className="tappable leading-6 hover:underline pointer-coarse:min-w-11">
          {time}
        </AppLink>
      ) : (
        time
      )}
      {isEdited && <span>編集済み</span>}
    </p>
  )
}

function PostFoot({ post, actions, isHero }: Pick<PostRowProps, 'post' | 'actions'> & { isHero: boolean }) {
  const { likes, isLiked = false, answers, href, kind, place, isPending } = post
  if (isPending)
    return (
      <p className="mt-2 flex min-h-11 items-center gap-3 text-14 font-bold">
        <PendingSticks />
        送信しています
      </p>
    )
  const like = (liked: boolean) => (actions.mayAct ? actions.onLike(post, liked) : actions.onRequireLogin())
  const said = `${kind === 'root' ? 'コメント' : '返信'} ${countText(answers)}`
  const icon = <MessageSquare size={20} strokeWidth={1.75} aria-hidden="true" className="overflow-visible" />
  const look = 'inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control px-2 font-bold tabular-nums'
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4">
      <LikeButton likes={likes} isLiked={isLiked} onLike={like} />
      {/* A reply cannot be answered: threads end there (Q51). */}
      {kind !== 'reply' &&
        (href && !isHero ? (
          <AppLink href={href} aria-label={said} className={`${look} hover:bg-sunk`}>
            {icon}
            <span translate="no" className="whitespace-nowrap">
              {countText(answers)}
            </span>
          </AppLink>
        ) : (
          <span className={look}>
            {icon}
            <span className="sr-only">{said}</span>
            <span translate="no" aria-hidden="true" className="whitespace-nowrap">
              {countText(answers)}
            </span>
          </span>
        ))}
      {actions.later?.isKept(post) && (
        <TextLink href={actions.later.listHref} className="inline-flex min-h-11 items-center text-14">
          「あとで見る」に保存済み
        </TextLink>
      )}
      {place && (
        <TextLink href={place.href} className="ml-auto inline-flex min-h-11 items-center text-14">
          {place.label}
        </TextLink>
      )}
    </div>
  )
}
