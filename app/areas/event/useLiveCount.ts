import type { LiveCount } from '@tsudoi/design-system/screens/event/event.types'
import { useEffect, useState } from 'react'
import { followLiveCount, type CountKind } from './followLiveCount.ts'

/** Without an update for this long a count is stale, in ms. The stream repeats the count every 10 seconds. */
export const countStaleAfterMs = 25_000

/**
 * The live count of an episode’s viewers or bookings, while the tab is visible. Undefined before the first count and
 * unless `wanted`.
 */
export function useLiveCount(kind: CountKind, episodeId: string, wanted: boolean): LiveCount | undefined {
  const [count, setCount] = useState<LiveCount>()
  useEffect(() => {
    if (!wanted) return undefined
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => setCount((last) => last && { ...last, isStale: true })
    const take = ({ value, at }: { value: number; at: string }) => {
      setCount({ value, at, isStale: false })
      clearTimeout(timer)
      timer = setTimeout(wait, countStaleAfterMs)
    }
    followLiveCount(kind, episodeId, take, control.signal)
    return () => {
      clearTimeout(timer)
      control.abort()
      setCount(undefined)
    }
  }, [kind, episodeId, wanted])
  return count
}
