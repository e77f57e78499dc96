import { useState } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useFocusOnMount } from '../../components/useFocusOnMount.ts'
import type { TipsPage } from './story.types.ts'

export interface TipsDialogProps {
  open: boolean
  /** The pages in order; at least one. */
  pages: readonly TipsPage[]
  /** Whether the reader has seen the tips before: the dialog then just closes at the end. */
  wasSeen: boolean
  /** Called after the last page, or when the dialog is closed: in both cases the tips count as seen. */
  onDone: () => void
  onClose: () => void
}

/** The tips before the first story (W151), page by page; shown again only on request. */
export function TipsDialog({ open, pages, wasSeen, onDone, onClose }: TipsDialogProps) {
  const [at, setAt] = useState(0)
  const [hasLeafed, setLeafed] = useState(false)
  const leafTo = (next: number) => {
    setLeafed(true)
    setAt(next)
  }
  const page = pages[at] ?? pages[0]
  if (!page) return null
  const isLast = at >= pages.length - 1
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={560}
      title="読む前に"
      footer={
        <div className="flex items-center gap-3">
          {at > 0 && (
            <Button variant="outline" onClick={() => leafTo(at - 1)}>
              もどる
            </Button>
          )}
          <Button isFullWidth onClick={isLast ? onDone : () => leafTo(at + 1)}>
            {isLast ? (wasSeen ? '閉じる' : '読みはじめる') : '次へ'}
          </Button>
        </div>
      }
    >
      {pages.length > 1 && (
        <p className="text-14 font-bold text-quiet tabular-nums">
          {at + 1} / {pages.length}
        </p>
      )}
      <PageTitle key={at} title={page.title} takesFocus={hasLeafed} />
      <p className="mt-3 text-reading whitespace-pre-line">{page.text}</p>
      {page.image && <Artwork src={page.image} alt="" ratio="16:9" id={page.title} className="mt-6" />}
    </Dialog>
  )
}

/** After turning a page, the new page's heading takes the focus. */
function PageTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const heading = useFocusOnMount(takesFocus)
  return (
    <h3 ref={heading} tabIndex={-1} className="heading mt-1 text-24">
      {title}
    </h3>
  )
}
