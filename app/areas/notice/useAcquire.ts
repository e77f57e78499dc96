import { acquireNotice } from '@tsudoi/contracts/notice/notice.endpoints'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import type { Acquire } from '@tsudoi/design-system/screens/notice/notice.types'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { sentenceOf } from '../../errors/formErrors.ts'
import { isSending } from '../../queries/isSending.ts'
import { unreadQuery } from '../../queries/member.queries.ts'
import { noticeQuery } from '../../queries/notice.queries.ts'
import { refreshInventory } from '../../queries/refreshInventory.ts'
import { queryClient } from '../../queryClient.ts'
import { requireLogin, useIsMember } from '../../session/sessionStore.ts'

/** Acquires what comes with a notice, once (C042); acquired is also read. */
const acquireMutation = mutationOptions({
  mutationKey: ['notice-acquire'],
  mutationFn: (id: string) =>
    sendOnce(`notice.${id}`, (idempotencyKey) => call(acquireNotice, { params: { id } }, { idempotencyKey })),
  onSuccess: (_answer, id) => {
    queryClient.setQueryData(
      noticeQuery(id, true).queryKey,
      (data) => data && { notice: { ...data.notice, isAcquired: true, isRead: true } },
    )
    void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['notices'], refetchType: 'none' })
    refreshInventory()
  },
  onError: (_error, id) => queryClient.invalidateQueries({ queryKey: ['notice', id], refetchType: 'none' }),
})

/** What the page itself says instead of a dialog (Q43). */
const saidInPlace = ['AcquireTimeExpired', 'AlreadyAcquired', 'NoAssetToAcquire']

/** Acquiring, and what it came to on this visit. A guest is asked to log in (S068). */
export function useAcquire(id: string): { attempt: Acquire | undefined; acquire: () => void } {
  const isMember = useIsMember()
  const { mutate, variables, data, error, isPending } = useMutation(acquireMutation)
  const acquire = () => {
    if (!isMember) return requireLogin()
    if (!isSending(acquireMutation.mutationKey)) mutate(id)
  }
  const attemptOf = (): Acquire | undefined => {
    if (variables !== id) return undefined
    if (isPending) return { state: 'acquiring' }
    // From the answer, or false (S055).
    if (data) return { state: 'acquired', isLimited: data.hasLimitExceededItems ?? false }
    const isSaid = error instanceof ApiError && saidInPlace.includes(error.messageCode ?? '')
    return isSaid ? { state: 'closed', reason: sentenceOf(error) } : undefined
  }
  return { attempt: attemptOf(), acquire }
}
