import { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { undoLink } from './undoLink.ts'

/** Codes for which the page shows its own message. */
const handles = ['NotFound', 'UndoLinkExpired', 'UndoLinkUsed']

/**
 * The changes that the link would undo. Refetched whenever the page opens, because another device may have used the
 * link, and again as a guest if the member's session turns out to have ended.
 */
export const loginUndoQuery = (isMember: boolean) =>
  queryOptions({
    queryKey: ['login-undo', isMember],
    staleTime: 0,
    gcTime: 0,
    retry: (failures, error) => failures < 5 && isAbandoned(error),
    retryDelay: 200,
    meta: { handles, isSilent: true },
    queryFn: () => call(checkLoginUndo, { body: { token: undoLink.read() ?? '' } }, { isSilent: true }),
  })
