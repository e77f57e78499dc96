import { useRef } from 'react'
import { Sheet } from '../../../components/Sheet.tsx'
import { takeFocus } from '../../takeFocus.ts'
import { Composer, type ComposerProps } from './Composer.tsx'
import { writeWords } from './writeWords.ts'

export interface ComposerPlaceProps extends Omit<ComposerProps, 'field' | 'isInSheet'> {
  /** There is room for it in its place: from 1024 px up. Otherwise it comes up in a sheet. */
  isDesk: boolean
}

/** Where one writes: in its place on a desk, in a sheet on a phone. The field has the focus as it comes. */
export function ComposerPlace({ isDesk, ...composer }: ComposerPlaceProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  if (isDesk) return <Composer {...composer} field={takeFocus} />
  return (
    <Sheet
      open
      side="bottom"
      title={writeWords[composer.mode].title}
      initialFocus={field}
      onOpenChange={(open) => !open && composer.onClose()}
    >
      <Composer {...composer} field={field} isInSheet />
    </Sheet>
  )
}
