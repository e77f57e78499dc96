import { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { undoLink } from './undoLink.ts'

/** The member's session ended during the call. The call can be sent again as a guest. */
const isCancelled = (error: unknown) => error instanceof ApiError && error.kind === 'cancelled'

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
    retry: (failures, error) => failures < 5 && isCancelled(error),
    retryDelay: 200,
    meta: { handles, isSilent: true },
    queryFn: () => call(checkLoginUndo, { body: { token: undoLink.read() ?? '' } }, { isSilent: true }),
  })
