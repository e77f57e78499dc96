import { useMutation } from '@tanstack/react-query'
import type { FavorRefusal } from '@tsudoi/design-system/screens/offer/offer.types'
import { ApiError } from '../../api/apiError.ts'
import { sentenceOf } from '../../errors/formErrors.ts'
import { favorMutation, favorRefusals } from './offer.mutations.ts'

/** Here the limit is one of favourites in a room, which the catalogue's sentence about sending too often does not say. */
const limitReached = 'お気に入りの数の上限です。ほかの候補のお気に入りを外すと、選べます。'

/** Favours an item, or no longer; what the host refused is said beside the item. */
export function useFavor(): { favor: (itemId: string) => void; refusal: FavorRefusal | undefined } {
  const { mutate, error, variables } = useMutation(favorMutation)
  const code = error instanceof ApiError ? (error.messageCode ?? '') : ''
  if (variables === undefined || !favorRefusals.includes(code)) return { favor: mutate, refusal: undefined }
  const reason = code === 'LimitExceededOffer' ? limitReached : sentenceOf(error)
  return { favor: mutate, refusal: { itemId: variables, reason } }
}
