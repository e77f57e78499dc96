import { useState } from 'react'

const stored = 'tsudoi.draws-one-by-one'

function read(): boolean {
  try {
    return localStorage.getItem(stored) === 'yes'
  } catch {
    return false
  }
}

/** Without motion a result is readable at once, whatever was chosen. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether results begin one by one: chosen on this device, and about nobody, so it outlives a session. */
export function useRevealChoice(): { isOneByOne: boolean; onOneByOne: (isOneByOne: boolean) => void } {
  const [isOneByOne, setOneByOne] = useState(() => read() && !isStill())
  const onOneByOne = (next: boolean) => {
    setOneByOne(next)
    try {
      if (next) localStorage.setItem(stored, 'yes')
      else localStorage.removeItem(stored)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return { isOneByOne, onOneByOne }
}
