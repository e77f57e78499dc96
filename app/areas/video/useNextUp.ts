import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds between the end of a video and the next one of its playlist (Q193). */
export const nextAfterSeconds = 8

/**
 * In full screen the countdown is not visible, and the next page would end full screen. So there is no countdown, and
 * the next video waits for a press.
 */
const unlessFullScreen = (left: number) => (document.fullscreenElement ? Infinity : left)

/**
 * What happens after the end of a video: a countdown to the next video if that may start by itself (`playsItself`),
 * otherwise a wait for a press. `seconds` is undefined while waiting; `isShown` is false before the end and after a
 * cancel.
 */
export function useNextUp(playsItself: boolean, play: () => void) {
  const [left, setLeft] = useState<number>()
  const isCounting = playsItself && left !== undefined && left < Infinity
  const goOn = useEffectEvent(play)
  useEffect(() => {
    if (!isCounting) return undefined
    if (left <= 0) return goOn()
    const timer = setTimeout(() => setLeft(unlessFullScreen(left - 1)), 1_000)
    return () => clearTimeout(timer)
  }, [isCounting, left])
  return {
    isShown: left !== undefined,
    seconds: isCounting ? left : undefined,
    begin: () => setLeft(unlessFullScreen(nextAfterSeconds)),
    cancel: () => setLeft(undefined),
  }
}
