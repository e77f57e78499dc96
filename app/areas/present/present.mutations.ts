import { receivePresents } from '@tsudoi/contracts/present/present.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { invalidateAfterReceive } from '../../queries/invalidations.ts'

/**
 * Receives one present by its id, or `all` presents in the box (C086). Calls are sent one after the other, and each is
 * idempotent. The error NotFound is shown beside the present.
 */
export const receivePresentMutation = mutationOptions({
  mutationKey: ['present-receive'],
  scope: { id: 'present-receive' },
  meta: { handles: ['NotFound'] },
  mutationFn: (id: string) =>
    sendOnce(`present.${id}`, (idempotencyKey) =>
      call(receivePresents, { body: id === 'all' ? {} : { present_ids: [id] } }, { idempotencyKey }),
    ),
  onSuccess: invalidateAfterReceive,
})
