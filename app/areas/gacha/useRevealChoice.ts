import { useState } from 'react'
import { deviceStore } from '../../session/textStore.ts'

const stored = 'tsudoi.draws-one-by-one'

/** Without motion a result is readable at once, whatever was chosen. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether results begin one by one: chosen on this device, and about nobody, so it outlives a session. */
export function useRevealChoice(): { isOneByOne: boolean; onOneByOne: (isOneByOne: boolean) => void } {
  const [isOneByOne, setOneByOne] = useState(() => deviceStore.get(stored) === 'yes' && !isStill())
  const onOneByOne = (next: boolean) => {
    setOneByOne(next)
    if (next) deviceStore.set(stored, 'yes')
    else deviceStore.remove(stored)
  }
  return { isOneByOne, onOneByOne }
}
