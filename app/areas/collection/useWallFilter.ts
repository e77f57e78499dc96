import type { WallFilter } from '@tsudoi/design-system/screens/collection/collection.types'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterOf, itemOf, searchOf } from './wallAddress.ts'

/** The address follows what one types after so long, in ms: each letter would be work for the whole page. */
const settling = 300

/**
 * What is shown of the wall. It follows every letter; the address follows it a moment later, without a new entry in the
 * history, so that a reload and Back find it again.
 */
export function useWallFilter() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => filterOf(search))
  const [written, setWritten] = useState(() => searchOf(filterOf(search)))
  const inAddress = searchOf(filterOf(search))
  const [read, setRead] = useState(inAddress)
  // The address that is written arrives a moment later: until then the old one says nothing new.
  if (inAddress !== read) {
    setRead(inAddress)
    if (inAddress !== written) {
      // Somebody else changed the address: Back, a link.
      setWritten(inAddress)
      setFilter(filterOf(search))
    }
  }
  const wanted = searchOf(filter)
  const write = useEffectEvent(() => {
    setWritten(wanted)
    void navigate(pathname + searchOf(filter, itemOf(search)), { replace: true })
  })
  useEffect(() => {
    if (wanted === written) return undefined
    const timer = setTimeout(() => write(), settling)
    return () => clearTimeout(timer)
  }, [wanted, written])
  return { filter, setFilter: (next: WallFilter) => setFilter(next) }
}
