import { useEffect, useState } from 'react'
import { doubleTapMs } from '../../../queries/isSending.ts'

/**
 * Covers the page for a moment after the pressed button has disappeared. Otherwise the second tap of a double click
 * would press the element below it.
 */
export function DoubleTapGuard() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), doubleTapMs)
    return () => clearTimeout(timer)
  }, [])
  return isOver ? null : <div aria-hidden="true" className="fixed inset-0 z-50" />
}
