import { useState } from 'react'
import { deviceStore } from '../../storage/textStore.ts'

const key = 'tsudoi.only-official'

/** Whether timelines show only official posts, as last chosen on this device. */
export const readOfficialOnly = (): boolean => deviceStore.get(key) === 'true'

/**
 * Whether timelines show only official posts, and a function to change that. The choice is stored on this device (S148,
 * Q81).
 */
export function useOfficialOnly(): { isOnly: boolean; onValueChange: (isOnly: boolean) => void } {
  const [isOnly, setOnly] = useState(readOfficialOnly)
  const onValueChange = (next: boolean) => {
    deviceStore.set(key, String(next))
    setOnly(next)
  }
  return { isOnly, onValueChange }
}
