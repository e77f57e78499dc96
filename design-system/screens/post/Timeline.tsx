import { useRef, useState, type ReactNode } from 'react'
import { ArrowUp, CornerDownLeft } from 'lucide-react'
import { Button } from '../../components/Button.tsx'
import { Feed, type FeedHandle, type FeedPosition } from '../../components/Feed.tsx'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PostRow, postHeadId } from './parts/PostRow.tsx'
import { PostsSkeleton } from './PostsSkeleton.tsx'
import { BlockedPost, useBlockedRow } from './parts/BlockedPost.tsx'
import type { Post, PostActions, PostEntry } from './post.types.ts'

/** Posts published since the list was loaded. They are not shown until the user asks for them. */
export interface NewPosts {
  /** The number of new posts. */
  count: number
  /** Whether there are more new posts than were loaded. */
  hasMore: boolean
  /** Called when the user wants to see the new posts; `left` is their scroll position before. */
  onShow: (left: FeedPosition | undefined) => void
  /**
   * Called when the user wants to return to their earlier position but the list no longer contains it: the caller
   * reloads it and passes it as `place`.
   */
  onReturn: () => void
}

export interface TimelineProps {
  now: string
  /** The accessible name of the list: 灯台放送局のタイムライン. */
  label: string
  posts: Paged<PostEntry>
  actions: PostActions
  /** What is shown when the list has no posts. */
  empty: ReactNode
  /** Posts published since the list was loaded. Default: none. */
  fresh?: NewPosts | undefined
  /** The scroll position of an earlier visit (one per mode, S148), or from before the new posts were shown. */
  place?: FeedPosition | undefined
  onPlace?: ((place: FeedPosition | undefined) => void) | undefined
  /** The form to write a post. */
  composer?: ReactNode | undefined
}

const keyOf = (entry: PostEntry) => (entry.is === 'post' ? entry.post.key : entry.place.key)
const headOf = (entry: PostEntry) => postHeadId(keyOf(entry))

/**
 * A list of posts of any length (W137). New posts are not shown until the user asks for them; a button returns to the
 * earlier position.
 */
export function Timeline(props: TimelineProps) {
  const { now, label, posts, actions, empty, fresh, place, onPlace, composer } = props
  const feed = useRef<FeedHandle>(null)
  const { blockedFrom, recordingActions } = useBlockedRow(actions)
  const [left, setLeft] = useState<FeedPosition>()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const open = (post: Post) => setOpened((before) => new Set(before).add(post.key))
  const showFresh = () => {
    const now = feed.current?.place()
    setLeft(now)
    fresh?.onShow(now)
    feed.current?.goToStart()
  }
  const goBack = () => {
    const { items } = posts
    const isThere = items.state === 'ready' && items.data.some((entry) => keyOf(entry) === left?.key)
    if (left && isThere) feed.current?.goTo(left)
    else fresh?.onReturn()
    setLeft(undefined)
  }
  return (
    <>
      {composer}
      <FreshPosts fresh={fresh} hasLeft={left !== undefined} onShow={showFresh} onReturn={goBack} />
      <PagedList paged={posts} isEndless label="投稿を読みこみ中" skeleton={<PostsSkeleton />} empty={empty}>
        {(list) => (
          <Feed
            ref={feed}
            items={list}
            keyOf={keyOf}
            label={label}
            labelledBy={headOf}
            isBusy={posts.more === 'loading'}
            hasMore={posts.more !== undefined && posts.more !== 'none'}
            place={place}
            onPlace={onPlace}
          >
            {(entry) =>
              entry.is === 'blocked' ? (
                <BlockedPost
                  place={entry.place}
                  onUnblock={actions.onUnblock}
                  takesFocus={entry.place.key === blockedFrom}
                />
              ) : (
                <PostRow
                  post={entry.post}
                  now={now}
                  actions={recordingActions}
                  isOpen={opened.has(entry.post.key)}
                  onOpen={open}
                />
              )
            }
          </Feed>
        )}
      </PagedList>
    </>
  )
}

interface FreshPostsProps {
  fresh?: NewPosts | undefined
  /** Whether there is an earlier position to return to. */
  hasLeft: boolean
  onShow: () => void
  onReturn: () => void
}

/** An overlay above the list that takes no space: the button for new posts, then the button back. */
function FreshPosts({ fresh, hasLeft, onShow, onReturn }: FreshPostsProps) {
  const hasNew = fresh !== undefined && fresh.count > 0
  return (
    <>
      <div className="sticky top-20 z-20 flex h-0 justify-center gap-2">
        {hasNew && (
          <Button size="small" className="mt-2 h-11 shadow-dialog" icon={<ArrowUp size={18} />} onClick={onShow}>
            {`新着${fresh.count}件${fresh.hasMore ? '以上' : ''}`}
          </Button>
        )}
        {hasLeft && !hasNew && (
          <Button
            size="small"
            variant="outline"
            className="mt-2 h-11 shadow-dialog"
            icon={<CornerDownLeft size={18} />}
            onClick={onReturn}
          >
            元の位置へ
          </Button>
        )}
      </div>
      <output className="sr-only">{hasNew && `新しい投稿が${fresh.count}件あります`}</output>
    </>
  )
}
