import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.tsx'
import { centredDialogClasses } from './centredDialogClasses.ts'

export interface DialogProps extends Omit<DialogSurfaceProps, 'className' | 'style'> {
  /** Maximum width in px; never more than 95 % of the viewport. Default 800 (S118). */
  width?: number | undefined
}

/**
 * A modal dialog, at most 800 px or 95 % wide and 98 % of the visible height tall, which scrolls inside (S118). The
 * page behind keeps its scroll position (S117).
 */
export function Dialog({ width = 800, ...dialog }: DialogProps) {
  return (
    <DialogSurface
      {...dialog}
      className={`${centredDialogClasses} rounded-dialog motion-safe:animate-rise`}
      style={{ maxWidth: width }}
    />
  )
}
