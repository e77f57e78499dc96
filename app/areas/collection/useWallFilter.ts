import type { WallFilter } from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterFromSearch, openItemKeyOf, searchFromFilter } from './wallAddress.ts'

/** Delay before a typed filter is written to the URL, in ms, because each change renders the whole page. */
const writeDelayMs = 300

/**
 * The filter of the wall. It changes with every typed letter; the URL follows after a delay, replacing the history
 * entry, so that a reload and Back restore the filter.
 */
export function useWallFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => filterFromSearch(search))
  const [written, setWritten] = useState(() => searchFromFilter(filterFromSearch(search)))
  const inAddress = searchFromFilter(filterFromSearch(search))
  const [read, setRead] = useState(inAddress)
  // A written URL arrives one render later; until then the old one must not reset the filter.
  if (inAddress !== read) {
    setRead(inAddress)
    if (inAddress !== written) {
      // The user changed the URL: Back or a link.
      setWritten(inAddress)
      setFilter(filterFromSearch(search))
    }
  }
  const wanted = searchFromFilter(filter)
  const write = useEffectEvent(() => {
    setWritten(wanted)
    void navigate(pathname + searchFromFilter(filter, openItemKeyOf(search)), { replace: true })
  })
  useEffect(() => {
    if (wanted === written) return undefined
    const timer = setTimeout(() => write(), writeDelayMs)
    return () => clearTimeout(timer)
  }, [wanted, written])
  return { filter, setFilter: (next: WallFilter) => setFilter(next) }
}
