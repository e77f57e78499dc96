import { useState } from 'react'
import { deviceStore } from '../../storage/textStore.ts'

const storageKey = 'tsudoi.draws-one-by-one'

/** With reduced motion all items of a result appear at once, whatever the user has chosen. */
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Whether the items of a result are revealed one by one. The choice is stored on this device. It is no personal data,
 * so it survives the end of the session.
 */
export function useRevealChoice(): { isOneByOne: boolean; onOneByOne: (isOneByOne: boolean) => void } {
  const [isOneByOne, setOneByOne] = useState(() => deviceStore.get(storageKey) === 'yes' && !prefersReducedMotion())
  const onOneByOne = (next: boolean) => {
    setOneByOne(next)
    if (next) deviceStore.set(storageKey, 'yes')
    else deviceStore.remove(storageKey)
  }
  return { isOneByOne, onOneByOne }
}
