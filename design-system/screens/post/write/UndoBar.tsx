import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { Button } from '../../../components/Button.tsx'

export interface UndoBarProps {
  /** The number of deleted posts that can still be restored. With 0 only the empty live region is rendered. */
  count: number
  onUndo: () => void
  /**
   * Called when a pointer or the focus enters or leaves the bar, which remains visible while either is in it (WCAG
   * 2.2.1).
   */
  onHold: (by: 'pointer' | 'focus', isHeld: boolean) => void
}

/** A bar that is shown for some seconds after a post was deleted, with a button to restore it. */
export function UndoBar({ count, onUndo, onHold }: UndoBarProps) {
  return (
    <StatusRegion className="fixed inset-x-4 bottom-20 mb-(--bars) z-30 mx-auto max-w-120 desk:right-8 desk:bottom-8 desk:left-auto desk:mx-0 desk:w-100">
      {count > 0 && (
        <div
          className="flex items-center justify-between gap-3 rounded-control border border-ink bg-raised py-1 pr-1 pl-4 text-ink"
          onPointerEnter={() => onHold('pointer', true)}
          onPointerLeave={() => onHold('pointer', false)}
          onFocus={() => onHold('focus', true)}
          onBlur={() => onHold('focus', false)}
        >
          <p className="py-2 text-14 font-bold">
            {count > 1 ? `${count}件の投稿を削除しました` : '投稿を削除しました'}
          </p>
          <Button variant="outline" size="small" onClick={onUndo}>
            元にもどす
          </Button>
        </div>
      )}
    </StatusRegion>
  )
}
