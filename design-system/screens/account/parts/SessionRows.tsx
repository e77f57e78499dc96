import { Button } from '../../../components/Button.tsx'
import { focusNextRowOnUnmount } from '../../../components/focusNextRowOnUnmount.ts'
import { Penlight } from '../../../components/Penlight.tsx'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { isolated } from '../../../text/isolated.ts'
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
      <li
        key={session.id}
        ref={focusNextRowOnUnmount}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hair py-4"
      >
        <div className="min-w-0 flex-1 basis-60">
          <p translate="no" className="line-clamp-2 font-bold wrap-anywhere">
            {sessionName(session)}
          </p>
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
        </div>
        {!session.isCurrent && (
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
        )}
      </li>
    ))}
  </ul>
)
