import { useMemo, useState, type MouseEvent } from 'react'
import { Button } from '../../../components/Button.tsx'
import { clampText } from '../../../text/graphemes.ts'
import { takeFocus } from '../../takeFocus.ts'
import type { BlockedPlace, PostActions } from '../post.types.ts'
import { postHeadId } from './PostRow.tsx'

const look = 'border-b border-hair py-5 text-14'

/** The row that a block was begun from goes with its focus: which one that was, beside the actions that note it. */
export function useBlockedFrom(actions: PostActions): { blockedFrom: string | undefined; noted: PostActions } {
  const [blockedFrom, setBlockedFrom] = useState<string>()
  const noted = useMemo(
    (): PostActions => ({
      ...actions,
      onBlock: (post) => {
        setBlockedFrom(post.key)
        actions.onBlock(post)
      },
    }),
    [actions],
  )
  return { blockedFrom, noted }
}

export interface BlockedPostProps {
  place: BlockedPlace
  onUnblock: (accountId: string) => void
  /** The block was begun here: the way back takes the focus of what has gone. */
  takesFocus?: boolean
}

/** Where a post was until its author was blocked from it: what has happened, what follows, and the way back (S047). */
export function BlockedPost({ place, onUnblock, takesFocus = false }: BlockedPostProps) {
  const { key, accountId, nickName } = place
  const unblock = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with this place: the row around it stays.
    currentTarget.closest('article')?.focus({ preventScroll: true })
    onUnblock(accountId)
  }
  return (
    <div className={look}>
      <p id={postHeadId(key)} className="font-bold">
        <bdi>{clampText(nickName, 40)}</bdi>さんをブロックしました
      </p>
      <p className="mt-1 text-quiet">おたがいの投稿とプロフィールが表示されなくなります。相手には知らされません。</p>
      <Button
        ref={takesFocus ? takeFocus : undefined}
        aria-describedby={postHeadId(key)}
        variant="outline"
        size="small"
        className="mt-3"
        onClick={unblock}
      >
        ブロックを取り消す
      </Button>
    </div>
  )
}

/** Where a post of a thread should be that cannot be shown. What answers it stays. */
export function MissingPlace({ name }: { name: string }) {
  return (
    <p id={postHeadId(name)} className={`${look} text-quiet`}>
      この投稿は表示できません。削除されたか、表示しない設定になっています。
    </p>
  )
}
