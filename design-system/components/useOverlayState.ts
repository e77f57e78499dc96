import { useState, type ReactElement } from 'react'

/**
 * Whether an overlay is open. Controlled: the caller gives `open`, and changes it in `onOpenChange`. Uncontrolled: the
 * caller gives a `trigger` or `defaultOpen`, and the overlay remembers by itself whether it is open.
 */
export interface OverlayState {
  open?: boolean | undefined
  /** Whether an uncontrolled overlay is open at first. Default: false. */
  defaultOpen?: boolean | undefined
  /** Called with the new state when the user opens or closes the overlay. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens an uncontrolled overlay: a Button or IconButton. */
  trigger?: ReactElement | undefined
}

/** Returns whether the overlay is open, and the function that opens or closes it. */
export function useOverlayState({ open, defaultOpen = false, onOpenChange }: OverlayState) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return [open ?? isOpen, change] as const
}
