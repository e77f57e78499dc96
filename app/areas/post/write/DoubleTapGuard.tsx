import { useEffect, useState } from 'react'

/** Taps closer together than this are one, as with a double click, in milliseconds. */
export const burst = 400

/** What was pressed is gone at once: the second tap of a double one would reach whatever lies below it. */
export function DoubleTapGuard() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), burst)
    return () => clearTimeout(timer)
  }, [])
  return isOver ? null : <div aria-hidden="true" className="fixed inset-0 z-50" />
}
