import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useParams, useSearchParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { useStepFocus } from '../../forms/useStepFocus.ts'

const loadDay = () => import('./streamer/StreamerDay.tsx')
const loadRoom = () => import('./streamer/StreamerRoom.tsx')
const loadMonitor = () => import('./streamer/StreamerMonitor.tsx')

const StreamerDay = lazyComponent(() => loadDay().then((file) => file.StreamerDay))
const StreamerRoom = lazyComponent(() => loadRoom().then((file) => file.StreamerRoom))
const StreamerMonitor = lazyComponent(() => loadMonitor().then((file) => file.StreamerMonitor))

const loadView = (search: URLSearchParams): (() => Promise<unknown>) => {
  if (search.has('monitor')) return loadMonitor
  return search.has('slot') ? loadRoom : loadDay
}

/** Loads the code of the view that the URL names, in parallel with the page's own module. */
export const beforeRender: PageFile['beforeRender'] = ({ search }) => {
  loadView(search)().catch(() => {})
}

/**
 * The page of a live talk for its staff: the day's schedule, the room of a slot (`?slot=`), or the monitor, on which an
 * official (supervising staff) watches the rooms (`?monitor`) (W122, C150).
 */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const slotId = search.get('slot')
  useStepFocus(search.has('monitor') ? 'monitor' : (slotId ?? ''))
  if (search.has('monitor')) return <StreamerMonitor id={id} />
  return slotId ? <StreamerRoom id={id} slotId={slotId} /> : <StreamerDay id={id} />
}
