import { receivePresents } from '@tsudoi/contracts/present/present.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'

/**
 * The presents to receive: one by its id, or `all` in the box. `shown` is the first present that the box shows, so that
 * a repeat of `all` after a lost answer has the same idempotency key only while the box shows the same presents.
 */
export interface ReceivedPresents {
  id: string
  shown?: string | undefined
}

/**
 * Receives presents (C086). Calls are sent one after the other, and each is idempotent. The error NotFound is shown
 * beside the present.
 */
export const receivePresentMutation = mutationOptions({
  mutationKey: ['present-receive'],
  scope: { id: 'present-receive' },
  meta: { handles: ['NotFound'] },
  mutationFn: ({ id, shown = '' }: ReceivedPresents) =>
    sendOnce(id === 'all' ? `present.all.${shown}` : `present.${id}`, (idempotencyKey) =>
      call(receivePresents, { body: id === 'all' ? {} : { present_ids: [id] } }, { idempotencyKey }),
    ),
  onSuccess: invalidateAfterReceive,
})
