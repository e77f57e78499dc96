import { Button } from '../../../components/Button.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
import { ManagedRow } from '../../parts/ManagedRow.tsx'
import type { SessionRow } from '../security.types.ts'

export interface SessionRowsProps {
  sessions: readonly SessionRow[]
  /** The id of the session that is being ended. */
  ending?: string | undefined
  /** Called when the member wants to end another session. The caller asks for a confirmation. */
  onEnd: (session: SessionRow) => void
}

/** The name of a session's device. */
export const sessionName = ({ device }: Pick<SessionRow, 'device'>) => device ?? '名前のわからない端末'

/** The devices on which the member is logged in. Each except this one can be logged out. */
export const SessionRows = ({ sessions, ending, onEnd }: SessionRowsProps) => (
  <ul>
    {sessions.map((session) => (
      <ManagedRow
        key={session.id}
        name={sessionName(session)}
        actions={
          !session.isCurrent && (
            <Button
              variant="quiet"
              size="small"
              className="-mr-4 ml-auto"
              isPending={ending === session.id}
              aria-label={`${isolated(sessionName(session))}をログアウトさせる`}
              onClick={() => onEnd(session)}
            >
              ログアウトさせる
            </Button>
          )
        }
      >
        {session.isCurrent && (
          <p className="flex items-center gap-2 text-14">
            <Penlight state="on" />
            この端末
          </p>
        )}
        <p className="line-clamp-2 text-14 wrap-anywhere text-quiet">場所 {session.place ?? 'わかりません'}</p>
        <p className="text-14 text-quiet">
          最後に使った日時 {dateTimeText(session.lastUsed)}・ログイン {dateTimeText(session.created)}
        </p>
      </ManagedRow>
    ))}
  </ul>
)
