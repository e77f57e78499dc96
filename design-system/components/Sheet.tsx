import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.tsx'

export interface SheetProps extends Omit<DialogSurfaceProps, 'className' | 'style'> {
  /**
   * The edge from which the sheet slides in: `right` for menus, `bottom` for choices within reach of the thumb. A
   * bottom sheet is at most 800 px wide on a desktop (S118).
   */
  side: 'right' | 'bottom'
}

const sides = {
  right:
    'inset-y-0 right-0 w-[min(400px,88%)] pt-(--safe-top) pr-(--safe-right) pb-(--safe-bottom) motion-safe:animate-slide',
  bottom:
    'right-(--safe-right) bottom-0 left-(--safe-left) mx-auto max-h-[min(90dvh,100dvh-var(--safe-top))] max-w-200 rounded-t-dialog pb-(--safe-bottom) motion-safe:animate-rise',
}

/** A dialog that slides in from an edge of the viewport and stays attached to it. */
export function Sheet({ side, ...sheet }: SheetProps) {
  return <DialogSurface {...sheet} className={sides[side]} />
}
