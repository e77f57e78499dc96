import { toggleFavorOffer, type listOfferItems, type OfferItem } from '@tsudoi/contracts/offer/offer.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { offerKeys } from './offer.keys.ts'

type Answer = ResponseOf<typeof listOfferItems>

/** Changes an item in all cached answers. */
function changeItem(itemId: string, changed: (item: OfferItem) => OfferItem): void {
  const each = (item: OfferItem) => (item.itemId === itemId ? changed(item) : item)
  const inAnswer = (answer: Answer | undefined): Answer | undefined =>
    answer && { ...answer, list: answer.list.map(each), item: answer.item && each(answer.item) }
  for (const queryKey of [offerKeys.items(), offerKeys.rooms()]) queryClient.setQueriesData({ queryKey }, inAnswer)
}

/** The item as it will be after toggling the favourite, with the new number of favourites. */
function toggled(item: OfferItem): OfferItem {
  const hasFavored = !item.hasFavored
  return { ...item, hasFavored, favorCount: Math.max(0, item.favorCount + (hasFavored ? 1 : -1)) }
}

const mutationKey = ['offer-favor']
/** Whether no later tap on the same item is pending. If there is one, its answer will be the current one. */
const isLast = (itemId: string) =>
  queryClient.isMutating({ mutationKey, predicate: ({ state }) => state.variables === itemId }) <= 1

/** Error codes that the page shows beside the item. */
export const favoriteRefusalCodes = ['FavorLimitReached', 'LimitExceededOffer', 'OutOfTerm', 'NotFound']

/**
 * Toggles whether an item is the member's favourite (C118, Q15). Optimistic, with rollback on failure; after success
 * the server's answer is shown. Calls are sent in the order of the taps.
 */
export const favoriteMutation = mutationOptions({
  mutationKey,
  scope: { id: 'offer-favor' },
  meta: { handles: favoriteRefusalCodes },
  mutationFn: (itemId: string) => call(toggleFavorOffer, { body: { itemId } }),
  onMutate: async (itemId) => {
    await queryClient.cancelQueries({ queryKey: offerKeys.all })
    changeItem(itemId, toggled)
  },
  onError: (_error, itemId) => {
    changeItem(itemId, toggled)
    // Refetches only if no other tap is pending: the answer would undo its optimistic change.
    const refetchType = queryClient.isMutating({ mutationKey }) > 1 ? 'none' : 'active'
    void queryClient.invalidateQueries({ queryKey: offerKeys.all, refetchType })
  },
  onSuccess: ({ favor: { hasFavored, favorCount } }, itemId) => {
    if (isLast(itemId)) changeItem(itemId, (item) => ({ ...item, hasFavored, favorCount }))
    void queryClient.invalidateQueries({ queryKey: offerKeys.all, refetchType: 'none' })
  },
})
