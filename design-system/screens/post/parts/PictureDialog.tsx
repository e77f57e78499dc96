import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Dialog } from '../../../components/Dialog.tsx'
import { IconButton } from '../../../components/IconButton.tsx'
import { mediaName, wrapIndex, swipeDirection } from '../post.rules.ts'
import type { PostMedia } from '../post.types.ts'

export interface PictureDialogProps {
  pictures: readonly PostMedia[]
  /** The index of the pressed picture. */
  first: number
  onClose: () => void
}

const isPageZoomed = () => (globalThis.visualViewport?.scale ?? 1) > 1.01

/**
 * The enlarged pictures of a post, with the author's description below. Arrow keys, buttons and swipes switch between
 * them.
 */
export function PictureDialog({ pictures, first, onClose }: PictureDialogProps) {
  const [at, setAt] = useState(first)
  const [from, setFrom] = useState<{ x: number; y: number }>()
  const count = pictures.length
  const shown = pictures[at]
  const go = (by: number) => setAt((now) => wrapIndex(now, by, count))
  const press = (event: KeyboardEvent) => {
    if (count < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    go(event.key === 'ArrowRight' ? 1 : -1)
  }
  // A second finger makes a pinch, so the first finger's swipe is dropped. On a zoomed page a swipe moves the page.
  const touch = ({ clientX: x, clientY: y, isPrimary }: PointerEvent) =>
    setFrom(isPrimary && !isPageZoomed() ? { x, y } : undefined)
  const lift = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (from && count > 1) go(swipeDirection(from, { x, y }))
    setFrom(undefined)
  }
  const name = mediaName(pictures, at)
  if (!shown) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={1200}
      title={count > 1 ? `写真 ${at + 1} / ${count}` : '写真'}
    >
      {/* The arrow keys work wherever the focus is in the dialog; each has a button as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <figure onKeyDown={press} tabIndex={0} aria-label={name}>
        <img
          key={shown.id}
          src={shown.src}
          width={shown.width}
          height={shown.height}
          alt={name}
          draggable={false}
          className="mx-auto h-auto max-h-[68dvh] w-auto max-w-full touch-pan-y touch-pinch-zoom object-contain in-data-zoomed:touch-auto select-none"
          onPointerDown={touch}
          onPointerUp={lift}
          onPointerCancel={() => setFrom(undefined)}
        />
        <figcaption className="mt-4 flex items-center gap-3">
          {count > 1 && (
            <IconButton label="前の写真" variant="outline" icon={<ArrowLeft size={20} />} onClick={() => go(-1)} />
          )}
          <output className="min-w-0 flex-1 text-14 wrap-anywhere">{name}</output>
          {count > 1 && (
            <IconButton label="次の写真" variant="outline" icon={<ArrowRight size={20} />} onClick={() => go(1)} />
          )}
        </figcaption>
      </figure>
    </Dialog>
  )
}
