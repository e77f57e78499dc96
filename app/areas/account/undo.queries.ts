import { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { undoLink } from './undoLink.ts'

/** A call that was cancelled because the member's session ended under it: as a guest it can be sent again. */
const isCancelled = (error: unknown) => error instanceof ApiError && error.kind === 'cancelled'

/** The codes that the page says in a way of its own. */
const handles = ['NotFound', 'UndoLinkExpired', 'UndoLinkUsed']

/**
 * What the link would undo. It is read again whenever the page opens, because another device may have used the link,
 * and as a guest when the session of a member turns out to have ended.
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
