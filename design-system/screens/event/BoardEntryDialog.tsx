import { Artwork } from '../../components/Artwork.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MuteCover } from '../parts/MuteCover.tsx'
import type { BoardEntry } from './event.types.ts'
import { BoardEntryHead } from './parts/BoardRow.tsx'

/** Why an entry cannot be shown: its board has closed, or the entry was deleted. */
export type BoardEntryGone = 'closed' | 'missing'

export interface BoardEntryDialogProps {
  entry: Loadable<BoardEntry | BoardEntryGone>
  onClose: () => void
}

/** One entry of a board, opened as a dialog over its page (C033). */
export function BoardEntryDialog({ entry, onClose }: BoardEntryDialogProps) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} width={640} title="書きこみ">
      <Loaded value={entry} label="書きこみを読みこみ中" skeleton={<Skeleton shape="block" className="h-40" />}>
        {(shown) => (typeof shown === 'string' ? <Gone why={shown} /> : <Entry entry={shown} />)}
      </Loaded>
    </Dialog>
  )
}

function Gone({ why }: { why: BoardEntryGone }) {
  const title = why === 'closed' ? '掲示板を読める期間ではありません' : 'この書きこみは見つかりません'
  return <EmptyState reason="none" title={title} description="書きこみは、掲示板がひらいているあいだだけ読めます。" />
}

function Entry({ entry }: { entry: BoardEntry }) {
  const { id, text, image, written, muted } = entry
  if (muted)
    return (
      <article tabIndex={-1}>
        <MuteCover {...muted} what="この書きこみ" />
      </article>
    )
  return (
    <article tabIndex={-1}>
      <BoardEntryHead entry={entry}>
        <time dateTime={written} className="tabular-nums">
          {dateTimeText(written)}
        </time>
      </BoardEntryHead>
      <p dir="auto" className="mt-1 text-reading break-words whitespace-pre-line">
        {text}
      </p>
      {image && (
        <div className="mt-4">
          <Artwork src={image} alt="書きこみの写真" ratio="16:9" id={id} />
        </div>
      )}
    </article>
  )
}
