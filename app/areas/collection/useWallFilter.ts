import type { WallFilter } from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterFromSearch, openItemKeyOf, searchFromFilter } from './wallAddress.ts'

/** Delay before a changed filter is written to the URL, in ms. Each change of the URL renders the whole page. */
const writeDelayMs = 300

/**
 * The filter of the wall. It changes with every typed letter. After a delay it is also written to the URL, without a
 * new history entry, so that a reload and Back restore it.
 */
export function useWallFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => filterFromSearch(search))
  const [written, setWritten] = useState(() => searchFromFilter(filterFromSearch(search)))
  const inUrl = searchFromFilter(filterFromSearch(search))
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  // Ignores a URL that has not changed: after `write`, `search` still has the old URL for one render, which must not
  // reset the filter.
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (inUrl !== written) {
      // Adopts the filter of the URL, because Back or a link has changed the URL, and not `write`.
      setWritten(inUrl)
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
