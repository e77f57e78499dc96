import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIsMember } from '../../session/sessionStore.ts'
import { blockedIdsQuery } from './block.queries.ts'
import { useHiddenAuthors } from './hiddenAuthors.ts'

/**
 * The ids of the accounts whose content is hidden, for lists that this device stores: the server leaves out the content
 * of blocked accounts only in its own lists (S047). Without `isWanted`, only those blocked in this session are known.
 */
export function useBlockedAuthors(isWanted: boolean): ReadonlySet<string> {
  const isMember = useIsMember()
  const { data } = useQuery({ ...blockedIdsQuery, enabled: isMember && isWanted })
  const hidden = useHiddenAuthors((state) => state.hidden)
  return useMemo(() => new Set([...(data ?? []), ...hidden.keys()]), [data, hidden])
}
