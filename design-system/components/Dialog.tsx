import { DialogSurface, type DialogSurfaceProps } from './DialogSurface.tsx'

export interface DialogProps extends Omit<DialogSurfaceProps, 'className' | 'style'> {
  /** In px; never more than 95 % of the screen. Default 800 (S118). */
  width?: number
}

/**
 * A page over the page: 800 wide or 95 %, at most 98vh tall, scrolling inside (S118); the page keeps its place (S117).
 */
export function Dialog({ width = 800, ...dialog }: DialogProps) {
  return (
    <DialogSurface
      {...dialog}
      className="inset-0 m-auto h-fit max-h-[98vh] w-[95%] rounded-dialog motion-safe:animate-rise"
      style={{ maxWidth: width }}
    />
  )
}
