import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useParams, useSearchParams } from 'react-router-dom'
import { StreamerDay } from './streamer/StreamerDay.tsx'

/** One comes to it from the day: its dialogs and its call make nobody wait for that. */
const StreamerRoom = lazyComponent(() => import('./streamer/StreamerRoom.tsx').then((file) => file.StreamerRoom))

/** A live talk for its staff (W122): its day, or with `slot` in the address the room of that slot. */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const slotId = search.get('slot')
  return slotId ? <StreamerRoom id={id} slotId={slotId} /> : <StreamerDay id={id} />
}
