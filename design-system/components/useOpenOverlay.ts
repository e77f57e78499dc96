import { useEffect, useEffectEvent } from 'react'
import { openOverlays } from '../openOverlays.ts'

/** Lists a surface over the page in `openOverlays` while it is open, so that Back can close it with `onClose`. */
export function useOpenOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? openOverlays.add(() => close()) : undefined), [isOpen])
}
