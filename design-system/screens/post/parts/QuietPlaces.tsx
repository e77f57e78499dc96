import { Button } from '../../../components/Button.tsx'
import { clampText } from '../../../text/graphemes.ts'
import type { BlockedPlace } from '../post.types.ts'
import { postHeadId } from './PostRow.tsx'

const look = 'border-b border-hair py-5 text-14'

export interface BlockedPostProps {
  place: BlockedPlace
  onUnblock: (accountId: string) => void
}

/** Where a post was until its author was blocked from it: what has happened, what follows, and the way back (S047). */
export function BlockedPost({ place: { key, accountId, nickName }, onUnblock }: BlockedPostProps) {
  return (
    <div className={look}>
      <output id={postHeadId(key)} className="block font-bold">
        <bdi>{clampText(nickName, 40)}</bdi>さんをブロックしました
      </output>
      <p className="mt-1 text-quiet">おたがいの投稿とプロフィールが表示されなくなります。相手には知らされません。</p>
      <Button variant="outline" size="small" className="mt-3" onClick={() => onUnblock(accountId)}>
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
