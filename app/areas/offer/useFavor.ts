import { useMutation } from '@tanstack/react-query'
import type { FavorRefusal } from '@tsudoi/design-system/screens/offer/offer.types'
import { ApiError } from '../../api/apiError.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { favorMutation, favorRefusals } from './offer.mutations.ts'

/** Toggles the favourite of an item. `refusal` is the server's refusal to be shown beside the item. */
export function useFavor(): { favor: (itemId: string) => void; refusal: FavorRefusal | undefined } {
  const { mutate, error, variables } = useMutation(favorMutation)
  const code = error instanceof ApiError ? (error.messageCode ?? '') : ''
  const isRefused = variables !== undefined && favorRefusals.includes(code)
  return { favor: mutate, refusal: isRefused ? { itemId: variables, reason: errorSentenceOf(error) } : undefined }
}
