import { useQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import { BoardEntryDialog, type BoardEntryGone } from '@tsudoi/design-system/screens/event/BoardEntryDialog'
import type { BoardEntry } from '@tsudoi/design-system/screens/event/event.types'
import { hasMessageCode } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { useMuting } from '../../muting/muting.ts'
import { useSession } from '../../session/sessionStore.ts'
import { boardEntryView, isEventGone } from './event.mappers.ts'
import { boardEntryQuery } from './event.queries.ts'

function goneReasonOf(error: unknown): BoardEntryGone | undefined {
  if (hasMessageCode(error, 'UnavailableChatPeriod')) return 'closed'
  return isEventGone(error) ? 'missing' : undefined
}

/** Props of `BoardEntryContainer`. */
export interface BoardEntryHostProps {
  id: string
  /** The URL of the board. */
  page: string
  /** The channel of the board's event. */
  channelId: string
  onClose: () => void
}

/** Dialog with one entry of an episode’s board (C033). */
export function BoardEntryContainer({ id, page, channelId, onClose }: BoardEntryHostProps) {
  const reader = useSession((session) => session.accountId)
  const muting = useMuting()
  const entry = useQuery(boardEntryQuery(id))
  const gone = goneReasonOf(entry.error)
  const shown: Loadable<BoardEntry | BoardEntryGone> = gone
    ? ready(gone)
    : muting
      ? loadableOf(entry, ({ bbs }) => boardEntryView(bbs, page, { reader, muting, channelId }))
      : loading
  return <BoardEntryDialog entry={shown} onClose={onClose} />
}
