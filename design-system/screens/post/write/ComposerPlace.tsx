import { useRef } from 'react'
import { Dialog } from '../../../components/Dialog.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { focusOnMount } from '../../focusOnMount.ts'
import { Composer, type ComposerProps } from './Composer.tsx'
import { composerTexts } from './composerTexts.ts'

export interface ComposerPlaceProps extends Omit<ComposerProps, 'field' | 'isInSheet'> {
  /** Whether the viewport is at least 1024 px wide: the composer is then inline, otherwise in a sheet. */
  isDesk: boolean
}

/**
 * The composer: inline on a desktop, in a sheet on a phone; editing a post opens an overlay above the list. The input
 * takes the focus on mount.
 */
export function ComposerPlace({ isDesk, ...composer }: ComposerPlaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOver = !isDesk || composer.mode === 'edit'
  if (!isOver) return <Composer {...composer} field={focusOnMount} />
  const over = {
    open: true,
    title: composerTexts[composer.mode].title,
    initialFocus: field,
    onOpenChange: (open: boolean) => void (open || composer.onClose()),
    children: <Composer {...composer} field={field} isInSheet />,
  }
  return isDesk ? <Dialog {...over} width={640} /> : <Sheet {...over} side="bottom" />
}
