import { useEffect, useRef, useState } from 'react'

/** Delay before the page shows help about a file chooser that has not opened, in ms. */
export const chooserHelpDelayMs = 3_000

/** Events when a file chooser opens or closes: the page loses the focus, is hidden, or receives the result. */
const openOrCloseEvents = ['blur', 'visibilitychange', 'pagehide', 'cancel', 'change'] as const

/** Detects that a requested file chooser does not open, as in webviews whose app provides none. */
export function useUnopenedFileChooser() {
  const [isSilent, setSilent] = useState(false)
  const wait = useRef<() => void>(undefined)
  useEffect(() => () => wait.current?.(), [])
  const onChoose = () => {
    wait.current?.()
    setSilent(false)
    const timer = setTimeout(() => setSilent(true), chooserHelpDelayMs)
    const stop = () => {
      clearTimeout(timer)
      for (const sign of openOrCloseEvents) removeEventListener(sign, stop, true)
      wait.current = undefined
    }
    for (const sign of openOrCloseEvents) addEventListener(sign, stop, true)
    wait.current = stop
  }
  return { isSilent, onChoose, onAnswer: () => setSilent(false) }
}
