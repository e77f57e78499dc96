import { useState } from 'react'
import { deviceStore } from '../../storage/textStore.ts'

const storageKey = 'tsudoi.draws-one-by-one'

/** With reduced motion a result is shown at once, whatever was chosen. */
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Whether results are revealed one by one. A setting of this device without personal data, so it is kept when a session
 * ends.
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
