import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { BoardEntryDialog, type BoardEntryGone } from '@tsudoi/design-system/screens/event/BoardEntryDialog'
import type { BoardEntry } from '@tsudoi/design-system/screens/event/event.types'
import { failedWith } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { entryView, isEventGone } from './event.mappers.ts'
import { entryQuery } from './event.queries.ts'

function goneReasonOf(error: unknown): BoardEntryGone | undefined {
  if (failedWith(error, 'UnavailableChatPeriod')) return 'closed'
  return isEventGone(error) ? 'missing' : undefined
}

/** Dialog with the board entry named in the URL (C033). */
export function EntryHost({ id, page, onClose }: { id: string; page: string; onClose: () => void }) {
  const entry = useQuery(entryQuery(id))
  const gone = goneReasonOf(entry.error)
  const shown: Loadable<BoardEntry | BoardEntryGone> = gone
    ? ready(gone)
    : loadableOf(entry, ({ bbs }) => entryView(bbs, page))
  return <BoardEntryDialog entry={shown} onClose={onClose} />
}
