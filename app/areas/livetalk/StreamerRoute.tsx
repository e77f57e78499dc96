import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useParams, useSearchParams } from 'react-router-dom'
import { StreamerDay } from './streamer/StreamerDay.tsx'

/** One comes to it from the day: its dialogs and its call make nobody wait for that. */
const StreamerRoom = lazyComponent(() => import('./streamer/StreamerRoom.tsx').then((file) => file.StreamerRoom))

const StreamerMonitor = lazyComponent(() =>
  import('./streamer/StreamerMonitor.tsx').then((file) => file.StreamerMonitor),
)

/**
 * A live talk for its staff (W122): its day, with `slot` in the address the room of that slot, with `monitor` the
 * official's monitor (C150).
 */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const slotId = search.get('slot')
  if (search.has('monitor')) return <StreamerMonitor id={id} />
  return slotId ? <StreamerRoom id={id} slotId={slotId} /> : <StreamerDay id={id} />
}
