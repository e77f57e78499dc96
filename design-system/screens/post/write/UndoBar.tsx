import { StatusRegion } from '../../../components/StatusRegion.tsx'
import { Button } from '../../../components/Button.tsx'
import { focusPageStart } from '../../../components/useReturnFocus.ts'

export interface UndoBarProps {
  /** How many posts have been deleted and can still be had back. 0: nothing is shown, and the next one is announced. */
  count: number
  onUndo: () => void
  /** A pointer lies over the offer, or the focus is in it, or no longer: it stays meanwhile (WCAG 2.2.1). */
  onHold: (by: 'pointer' | 'focus', isHeld: boolean) => void
}

/** A post was deleted: for some seconds it can be had back, with all that belongs to it. */
export function UndoBar({ count, onUndo, onHold }: UndoBarProps) {
  const undo = () => {
    onUndo()
    focusPageStart()
  }
  return (
    <StatusRegion className="fixed inset-x-4 bottom-20 z-30 mx-auto max-w-120 desk:right-8 desk:bottom-8 desk:left-auto desk:mx-0 desk:w-100">
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
          <Button variant="outline" size="small" onClick={undo}>
            元にもどす
          </Button>
        </div>
      )}
    </StatusRegion>
  )
}
