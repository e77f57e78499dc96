import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsCurrentUrl } from '../shell/useIsCurrentUrl.ts'

/** Delay before a changed filter is written to the URL, in ms. Each change of the URL renders the whole page. */
const writeDelayMs = 300

/** Events of presses that may open another page. */
const presses = ['click', 'keydown'] as const

/** How a filter is written in a URL's query. */
interface FilterQuery<Filter> {
  read: (search: string) => Filter
  /** The query for a filter, with its question mark. `current`: the URL's query, whose other parameters remain. */
  write: (filter: Filter, current?: string) => string
}

/**
 * The filter of a list. It changes with every typed letter. It is also written to the URL, without a new history entry,
 * so that a reload and Back restore it: after a delay, or at once with a press that may open another page.
 */
export function useFilterInUrl<Filter>({ read, write: queryOf }: FilterQuery<Filter>) {
  const { pathname, search } = useLocation()
  const isHere = useIsCurrentUrl()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => read(search))
  const [written, setWritten] = useState(() => queryOf(read(search)))
  const inUrl = queryOf(read(search))
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  // Ignores a URL that has not changed: after `write`, `search` still has the old URL for one render, which must not
  // reset the filter.
  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (inUrl !== written) {
      // Adopts the filter of the URL, because Back or a link has changed the URL, and not `write`.
      setWritten(inUrl)
      setFilter(() => read(search))
    }
  }
  const wanted = queryOf(filter)
  const write = useEffectEvent(() => {
    // Writing now would replace the page that the user is opening.
    if (!isHere()) return
    setWritten(wanted)
    void navigate(pathname + queryOf(filter, search), { replace: true })
  })
  useEffect(() => {
    if (wanted === written) return undefined
    // Repeats, because nothing is written while another page loads, which may fail.
    const timer = setInterval(() => write(), writeDelayMs)
    const onPress = (event: Event) => {
      if (event.type === 'click' || (event as KeyboardEvent).key === 'Enter') write()
    }
    for (const type of presses) addEventListener(type, onPress, true)
    return () => {
      clearInterval(timer)
      for (const type of presses) removeEventListener(type, onPress, true)
    }
  }, [wanted, written])
  return { filter, setFilter: (next: Filter) => setFilter(() => next) }
}
