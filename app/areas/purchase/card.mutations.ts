import { deleteCreditCard } from '@tsudoi/contracts/payment/payment.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { cardsQuery } from './card.queries.ts'

/** Deletes a registered card (C114). A card that no longer exists counts as deleted. */
export const deleteCardMutation = mutationOptions({
  mutationKey: ['card-delete'],
  meta: { handles: ['NotFound'] },
  mutationFn: (id: string) => call(deleteCreditCard, { params: { id } }),
  // Refetch even after an error, because the answer may have been lost.
  onSettled: () => queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
})
