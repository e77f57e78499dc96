import { useMutation } from '@tanstack/react-query'
import type { FavoriteRefusal } from '@tsudoi/design-system/screens/offer/offer.types'
import { useState } from 'react'
import { ApiError } from '../../api/apiError.ts'
import { loadErrorTexts } from '../../errors/failure.ts'
import { errorSentenceOf } from '../../errors/formErrors.ts'
import { favoriteMutation, favoriteRefusalCodes } from './offer.mutations.ts'

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && favoriteRefusalCodes.includes(error.messageCode ?? '')

/**
 * Returns a function that toggles whether an item is the member's favourite, and `refusal`: the server's last refusal
 * to show beside its item, until the member taps that item again.
 */
export function useToggleFavorite(): { favor: (itemId: string) => void; refusal: FavoriteRefusal | undefined } {
  const { mutateAsync } = useMutation(favoriteMutation)
  const [refusal, setRefusal] = useState<FavoriteRefusal>()
  // Awaits the call, because `useMutation` only has the state of the latest of several calls.
  const toggle = async (itemId: string) => {
    setRefusal((shown) => (shown?.itemId === itemId ? undefined : shown))
    try {
      await mutateAsync(itemId)
    } catch (error) {
      if (!isRefusal(error)) return
      await loadErrorTexts()
      setRefusal({ itemId, reason: errorSentenceOf(error) })
    }
  }
  return { favor: (itemId) => void toggle(itemId), refusal }
}
