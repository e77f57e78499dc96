import { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isAbandoned } from '../../api/isAbandoned.ts'
import { undoLink } from './undoLink.ts'

/** Error codes for which the page shows its own message, so that no error dialog opens. */
const handles = ['NotFound', 'UndoLinkExpired', 'UndoLinkUsed']

/**
 * The changes that the link undoes. Refetched whenever the page opens, because the link may have been used on another
 * device. Retried when the member’s session ends during the call; the app then continues as a guest.
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
