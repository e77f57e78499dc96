import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { BoardEntryDialog, type BoardEntryGone } from '@tsudoi/design-system/screens/event/BoardEntryDialog'
import type { BoardEntry } from '@tsudoi/design-system/screens/event/event.types'
import { hasMessageCode } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { boardEntryView, isEventGone } from './event.mappers.ts'
import { boardEntryQuery } from './event.queries.ts'

function goneReasonOf(error: unknown): BoardEntryGone | undefined {
  if (hasMessageCode(error, 'UnavailableChatPeriod')) return 'closed'
  return isEventGone(error) ? 'missing' : undefined
}

/** Dialog with one entry of an episode’s board. `page` is the URL of the board (C033). */
export function BoardEntryHost({ id, page, onClose }: { id: string; page: string; onClose: () => void }) {
  const entry = useQuery(boardEntryQuery(id))
  const gone = goneReasonOf(entry.error)
  const shown: Loadable<BoardEntry | BoardEntryGone> = gone
    ? ready(gone)
    : loadableOf(entry, ({ bbs }) => boardEntryView(bbs, page))
  return <BoardEntryDialog entry={shown} onClose={onClose} />
}
