import { useRef } from 'react'
import { Dialog } from '../../../components/Dialog.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { takeFocus } from '../../takeFocus.ts'
import { Composer, type ComposerProps } from './Composer.tsx'
import { writeWords } from './writeWords.ts'

export interface ComposerPlaceProps extends Omit<ComposerProps, 'field' | 'isInSheet'> {
  /** There is room for it in its place: from 1024 px up. Otherwise it comes up in a sheet. */
  isDesk: boolean
}

/**
 * Where one writes: in its place on a desk, in a sheet on a phone; a post is changed over the list that it stands in.
 * The field has the focus as it comes.
 */
export function ComposerPlace({ isDesk, ...composer }: ComposerPlaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOver = !isDesk || composer.mode === 'edit'
  if (!isOver) return <Composer {...composer} field={takeFocus} />
  const over = {
    open: true,
    title: writeWords[composer.mode].title,
    initialFocus: field,
    onOpenChange: (open: boolean) => void (open || composer.onClose()),
    children: <Composer {...composer} field={field} isInSheet />,
  }
  return isDesk ? <Dialog {...over} width={640} /> : <Sheet {...over} side="bottom" />
}
