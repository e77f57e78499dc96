import { useEffect, useRef } from 'react'
import { useTabVisible } from '../../../platform/useTabVisible.ts'

/** Props of `StorySound`. */
export interface StorySoundProps {
  music?: string | undefined
  sound?: string | undefined
  position: number
  /** Volume from 0 to 1. At 0 no sound is loaded. */
  volume: number
}

/** Starts to play. Ignores errors: the browser may refuse sound before a tap, or the file may be missing. */
const play = (player: HTMLAudioElement) => void player.play().catch(() => {})

/**
 * Plays the sound of a story; renders nothing. Loops the scene's music, and plays a line's sound once when the line
 * begins. Both are silent in a hidden tab. The current line's sound is not played when the user switches the sound on,
 * or after a reload.
 */
export function StorySound({ music, sound, position, volume }: StorySoundProps): null {
  const isVisible = useTabVisible()
  const isHeard = volume > 0 && isVisible
  useLoop(music, volume, isHeard)
  // The line whose sound has been played, or that was current when the sound began.
  const begun = useRef(position)
  useEffect(() => {
    if (begun.current === position) return undefined
    begun.current = position
    if (!sound || !isHeard) return undefined
    const player = new Audio(sound)
    player.volume = volume
    play(player)
    return () => player.pause()
    // A changed volume applies from the next sound on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a changed volume must not replay the sound
  }, [sound, position, isHeard])
  return null
}

function useLoop(music: string | undefined, volume: number, isHeard: boolean): void {
  const loop = useRef<HTMLAudioElement>(undefined)
  const isWanted = music !== undefined && isHeard
  useEffect(() => {
    if (!isWanted) return undefined
    const player = new Audio(music)
    player.loop = true
    loop.current = player
    play(player)
    // Retries to play with the next tap, because the browser may have refused to play before one.
    const again = () => player.paused && play(player)
    addEventListener('pointerup', again)
    addEventListener('keyup', again)
    return () => {
      removeEventListener('pointerup', again)
      removeEventListener('keyup', again)
      player.pause()
      loop.current = undefined
    }
  }, [music, isWanted])
  useEffect(() => {
    if (loop.current) loop.current.volume = volume
  }, [volume, music, isWanted])
}
