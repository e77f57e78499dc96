import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds between the end of a video and the next one of its playlist (Q193). */
export const nextVideoDelaySeconds = 8

/**
 * The seconds until the next video starts. Infinite in full screen, where the countdown is not visible and the next
 * page would end full screen: the next video then waits for a press.
 */
const unlessFullScreen = (secondsLeft: number) => (document.fullscreenElement ? Infinity : secondsLeft)

/**
 * What happens after the end of a video: a countdown to the next video if that may start by itself (`playsItself`),
 * otherwise a wait for a press. `seconds` is undefined while waiting; `isShown` is false before the end and after a
 * cancel.
 */
export function useNextVideoCountdown(playsItself: boolean, play: () => void) {
  const [secondsLeft, setLeft] = useState<number>()
  const isCounting = playsItself && secondsLeft !== undefined && secondsLeft < Infinity
  const playNext = useEffectEvent(play)
  useEffect(() => {
    if (!isCounting) return undefined
    if (secondsLeft <= 0) return playNext()
    const timer = setTimeout(() => setLeft(unlessFullScreen(secondsLeft - 1)), 1_000)
    return () => clearTimeout(timer)
  }, [isCounting, secondsLeft])
  return {
    isShown: secondsLeft !== undefined,
    seconds: isCounting ? secondsLeft : undefined,
    begin: () => setLeft(unlessFullScreen(nextVideoDelaySeconds)),
    cancel: () => setLeft(undefined),
  }
}
