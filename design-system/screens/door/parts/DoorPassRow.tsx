import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { timeText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import type { DoorPass } from '../door.types.ts'

export interface DoorPassRowProps {
  pass: DoorPass
  /** Called to let the holder in without a code, after the staff have seen a document. */
  onAdmit: (pass: DoorPass) => void
}

/** The id of a pass in the list, which names its row. */
export const doorPassTitleId = ({ id }: Pick<DoorPass, 'id'>) => `pass-${encodeURIComponent(id)}`

/** What the staff call a pass: its seat, or else its ticket, and its holder. */
const nameOf = ({ seat, ticketName, holder }: DoorPass) => `${isolated(seat ?? ticketName)} ${isolated(holder)}`

/** A pass in the staff's list. */
export function DoorPassRow({ pass, onAdmit }: DoorPassRowProps) {
  const { seat, ticketName, holder, state, used, isUnsent } = pass
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-3">
      <div className="min-w-0 flex-1 basis-50">
        <p id={doorPassTitleId(pass)} className="line-clamp-3 font-bold wrap-anywhere">
          <bdi>{seat ?? ticketName}</bdi>　<bdi translate="no">{holder}</bdi>
        </p>
        <p className="line-clamp-3 text-14 wrap-anywhere text-quiet">
          {seat && <bdi>{ticketName}</bdi>}
          {state === 'used' && used && <span className="ml-2 tabular-nums">{timeText(used)}に入場</span>}
          {isUnsent && <span className="ml-2 font-bold">まだ送っていません</span>}
        </p>
      </div>
      {state === 'used' && <Badge kind="入場ずみ" />}
      {(state === 'void' || state === 'unknown') && <Badge kind="使えません" />}
      {state === 'unused' && (
        <Button variant="outline" size="small" aria-label={`${nameOf(pass)}を入場にする`} onClick={() => onAdmit(pass)}>
          入場にする
        </Button>
      )}
    </div>
  )
}
