import { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { undoLink } from './undoLink.ts'

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
    meta: { handles, isSilent: true },
    queryFn: () => call(checkLoginUndo, { body: { token: undoLink.read() ?? '' } }, { isSilent: true }),
  })
