import { useMutation } from '@tanstack/react-query'
import type { FavoriteRefusal } from '@tsudoi/design-system/screens/offer/offer.types'
import { ApiError } from '../../api/apiError.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { favoriteMutation, favoriteRefusalCodes } from './offer.mutations.ts'

/**
 * Returns a function that toggles whether an item is the member's favourite, and `refusal`: the server's refusal to
 * show beside the item.
 */
export function useToggleFavorite(): { favor: (itemId: string) => void; refusal: FavoriteRefusal | undefined } {
  const { mutate, error, variables } = useMutation(favoriteMutation)
  const code = error instanceof ApiError ? (error.messageCode ?? '') : ''
  const isRefused = variables !== undefined && favoriteRefusalCodes.includes(code)
  return { favor: mutate, refusal: isRefused ? { itemId: variables, reason: errorSentenceOf(error) } : undefined }
}
