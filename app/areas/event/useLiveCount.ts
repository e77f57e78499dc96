import type { LiveCount } from '@tsudoi/design-system/screens/event/event.types'
import { useEffect, useState } from 'react'
import { followCount, type CountKind } from './liveCounts.ts'

/** Without a sign for so long a count says that it is waiting, milliseconds: a stream shows one every 10 s. */
export const staleAfter = 25_000

/** A count that follows the host while the page is visible; undefined until there is one, and while not `wanted`. */
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
      timer = setTimeout(wait, staleAfter)
    }
    followCount(kind, episodeId, take, control.signal)
    return () => {
      clearTimeout(timer)
      control.abort()
      setCount(undefined)
    }
  }, [kind, episodeId, wanted])
  return count
}
