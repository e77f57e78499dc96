import { useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { isolated } from '../../../text/isolated.ts'
import { LazyConfirmation } from '../../parts/LazyConfirmation.tsx'
import type { SecuritySessions, SessionRow } from '../security.types.ts'
import { sessionName, SessionRows } from './SessionRows.tsx'

export interface SessionListProps extends Omit<SecuritySessions, 'list'> {
  list: readonly SessionRow[]
}

/** The sessions with the button that ends all others, and the question before one or all are ended. */
export function SessionList({ list, ending, onEnd, onEndOthers }: SessionListProps) {
  const [asked, setAsked] = useState<SessionRow | 'others'>()
  const confirm = () => {
    setAsked(undefined)
    if (asked === 'others') onEndOthers()
    else if (asked) onEnd(asked.id)
  }
  const hasOthers = list.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <SessionRows sessions={list} ending={ending} onEnd={setAsked} />
      {hasOthers ? (
        <p className="mt-6">
          <Button
            variant="outline"
            isPending={ending === 'others'}
            pendingLabel="送っています"
            onClick={() => setAsked('others')}
          >
            ほかの端末をすべてログアウトさせる
          </Button>
        </p>
      ) : (
        <p className="mt-4 text-14 text-quiet">ほかの端末では、ログインしていません。</p>
      )}
      <LazyConfirmation
        open={asked !== undefined}
        title={asked === 'others' ? 'ほかの端末をすべてログアウトさせますか' : 'この端末をログアウトさせますか'}
        confirm={{ label: 'ログアウトさせる', onPress: confirm, variant: 'danger' }}
        cancel={{ label: 'やめる', onPress: () => setAsked(undefined) }}
      >
        <p className="wrap-anywhere">
          {asked === 'others' || !asked
            ? 'この端末のほかは、次に使うときにログインが必要になります。'
            : `${isolated(sessionName(asked))}では、次に使うときにログインが必要になります。`}
          身に覚えのない端末があるときは、パスワードも変えてください。
        </p>
      </LazyConfirmation>
    </>
  )
}
