import { deleteCreditCard } from '@tsudoi/contracts/payment/payment.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { cardsQuery } from './card.queries.ts'

/** Forgets a card (C114). One that is gone already is as good as deleted. */
export const deleteCardMutation = mutationOptions({
  mutationKey: ['card-delete'],
  meta: { handles: ['NotFound'] },
  mutationFn: (id: string) => call(deleteCreditCard, { params: { id } }),
  // The host has the last word, also when its answer was lost.
  onSettled: () => queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey }),
})
