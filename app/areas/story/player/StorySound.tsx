import { useEffect, useRef } from 'react'
import { useVisible } from './useVisible.ts'

export interface StorySoundProps {
  music?: string
  sound?: string
  position: number
  /** 0: nothing is fetched. */
  volume: number
}

/** A browser refuses sound before a tap, and a file may be missing: the story goes on without. */
const play = (player: HTMLAudioElement) => void player.play().catch(() => {})

/**
 * The scene's music over and over, a line's sound once as it is entered. Both are silent in a hidden tab; the line one
 * is on when sound is switched on, or a page is loaded anew, is not heard again. Nothing is seen of it.
 */
export function StorySound({ music, sound, position, volume }: StorySoundProps): null {
  const isVisible = useVisible()
  const isHeard = volume > 0 && isVisible
  useLoop(music, volume, isHeard)
  const first = useRef(position)
  useEffect(() => {
    if (!sound || !isHeard || first.current === position) return undefined
    const player = new Audio(sound)
    player.volume = volume
    play(player)
    return () => player.pause()
    // A volume that changes concerns the next sound.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
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
    // Begun without a tap, it is tried again with the next one.
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
