import { useMemo } from 'react'
import { useLikeWishes } from '../queries/likes.ts'
import { useShield } from '../queries/shield.ts'
import { useSession } from '../session/sessionStore.ts'
import type { Reading } from './entries.ts'

/** How the reader of this page sees posts. */
export function useReading(rest: Pick<Reading, 'hidesPlace' | 'hrefOf'> = {}): Reading {
  const reader = useSession((session) => session.accountId)
  const shield = useShield((state) => state.shield)
  const wishes = useLikeWishes((state) => state.wishes)
  const { hidesPlace, hrefOf } = rest
  return useMemo(() => ({ reader, shield, wishes, hidesPlace, hrefOf }), [reader, shield, wishes, hidesPlace, hrefOf])
}
