import { useEffect, useRef, useState } from 'react'

/** After this long a chooser that shows nothing gets help, in milliseconds. */
export const silence = 3_000

/**
 * What happens when a chooser opens or closes: the page loses the focus, is hidden, or hears that nothing was chosen.
 */
const signs = ['blur', 'visibilitychange', 'pagehide', 'cancel', 'change'] as const

/** Notices a file chooser that was asked for and does not open, as in webviews whose app has none. */
export function useSilentChooser() {
  const [isSilent, setSilent] = useState(false)
  const wait = useRef<() => void>(undefined)
  useEffect(() => () => wait.current?.(), [])
  const onChoose = () => {
    wait.current?.()
    setSilent(false)
    const timer = setTimeout(() => setSilent(true), silence)
    const stop = () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, stop, true)
      wait.current = undefined
    }
    for (const sign of signs) addEventListener(sign, stop, true)
    wait.current = stop
  }
  return { isSilent, onChoose, onAnswer: () => setSilent(false) }
}
