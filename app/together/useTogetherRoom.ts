import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection } from '../connection/connection.ts'
import { hostTopics } from '../realtime/hostTopics.ts'
import type { PenlightColor } from '../realtime/topicPort.ts'
import { createTogetherRoom, unknownRoom, type TogetherRoom } from './createTogetherRoom.ts'

/**
 * The other viewers who watch a video together from a start (ISO 8601), while `isWanted` and online. Offline, nothing
 * is shown of them, because an old number would be wrong.
 */
export function useTogetherRoom(videoId: string, startAt: string, isWanted: boolean) {
  const isOffline = useConnection((connection) => connection.isOffline)
  const [room, setRoom] = useState<TogetherRoom>(unknownRoom)
  const wave = useRef<(color: PenlightColor) => void>(undefined)
  const isFollowed = isWanted && !isOffline
  useEffect(() => {
    if (!isFollowed) return undefined
    const control = new AbortController()
    wave.current = createTogetherRoom(hostTopics, { videoId, startAt }, setRoom, control.signal)
    return () => {
      control.abort()
      wave.current = undefined
      setRoom(unknownRoom)
    }
  }, [videoId, startAt, isFollowed])
  return { ...room, onWave: useCallback((color: PenlightColor) => wave.current?.(color), []) }
}
