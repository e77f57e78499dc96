import type { LiveCount } from '@tsudoi/design-system/screens/event/event.types'
import { useEffect, useState } from 'react'
import { followLiveCount, type CountKind } from './liveCounts.ts'

/** A count without a heartbeat for this long is stale, in ms. The stream sends one every 10 s. */
export const staleAfterMs = 25_000

/** A live count while the page is visible. Undefined before the first count and while not `wanted`. */
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
      timer = setTimeout(wait, staleAfterMs)
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
