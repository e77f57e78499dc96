import { useMemo, useState, type MouseEvent } from 'react'
import { Button } from '../../../components/Button.tsx'
import { personName } from '../../../text/personName.ts'
import { focusOnMount } from '../../focusOnMount.ts'
import type { BlockedPostEntry, PostActions } from '../post.types.ts'
import { postHeadId } from './PostRow.tsx'

const look = 'border-b border-hair py-5 text-14'

/**
 * Remembers the row in which the user has blocked an author: the pressed button disappears with the row's content, so
 * the `BlockedPost` that replaces it has to take the focus. Returns the key of that row (`blockedFrom`), and `actions`
 * with an `onBlock` that records it (`recordingActions`).
 */
export function useBlockedRow(actions: PostActions): {
  blockedFrom: string | undefined
  recordingActions: PostActions
} {
  const [blockedFrom, setBlockedFrom] = useState<string>()
  const recordingActions = useMemo(
    (): PostActions => ({
      ...actions,
      onBlock: (post) => {
        setBlockedFrom(post.key)
        actions.onBlock(post)
      },
    }),
    [actions],
  )
  return { blockedFrom, recordingActions }
}

export interface BlockedPostProps {
  place: BlockedPostEntry
  onUnblock: (accountId: string) => void
  /** Whether the undo button takes the focus: set when the user started the block in this row. */
  takesFocus?: boolean | undefined
}

/** Replaces a post from which the user has blocked the author: explains the effect, with an undo button (S047). */
export function BlockedPost({ place, onUnblock, takesFocus = false }: BlockedPostProps) {
  const { key, accountId, nickName } = place
  const unblock = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears, so the surrounding row takes the focus.
    currentTarget.closest('article')?.focus({ preventScroll: true })
    onUnblock(accountId)
  }
  return (
    <div className={look}>
      <p id={postHeadId(key)} className="font-bold">
        <bdi translate="no">{personName(nickName)}</bdi>さんをブロックしました
      </p>
      <p className="mt-1 text-quiet">おたがいの投稿とプロフィールが表示されなくなります。相手には知らされません。</p>
      <Button
        ref={takesFocus ? focusOnMount : undefined}
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

/** A placeholder for a post of a thread that cannot be shown. The answers to the post remain visible. */
export function MissingPostRow({ postKey }: { postKey: string }) {
  return (
    <p id={postHeadId(postKey)} className={`${look} text-quiet`}>
      この投稿は表示できません。削除されたか、表示しない設定になっています。
    </p>
  )
}
