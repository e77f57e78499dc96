import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { BoardEntryDialog, type EntryGone } from '@tsudoi/design-system/screens/event/BoardEntryDialog'
import type { BoardEntry } from '@tsudoi/design-system/screens/event/event.types'
import { hasMessageCode } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { entryView, isEventGone } from './event.mappers.ts'
import { entryQuery } from './event.queries.ts'

function goneReasonOf(error: unknown): EntryGone | undefined {
  if (hasMessageCode(error, 'UnavailableChatPeriod')) return 'closed'
  return isEventGone(error) ? 'missing' : undefined
}

/** Dialog with the board entry named in the URL (C033). */
export function EntryHost({ id, page, onClose }: { id: string; page: string; onClose: () => void }) {
  const entry = useQuery(entryQuery(id))
  const gone = goneReasonOf(entry.error)
  const shown: Loadable<BoardEntry | EntryGone> = gone
    ? ready(gone)
    : loadableOf(entry, ({ bbs }) => entryView(bbs, page))
  return <BoardEntryDialog entry={shown} onClose={onClose} />
}
