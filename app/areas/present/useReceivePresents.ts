import type { receivePresents } from '@tsudoi/contracts/present/present.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { useMutation } from '@tanstack/react-query'
import type { ReceiveOutcome, ReceiveAllState } from '@tsudoi/design-system/screens/present/present.types'
import { useState } from 'react'
import { isNotFound } from '../../api/apiError.ts'
import { queryClient } from '../../queryClient.ts'
import { presentKeys } from '../../queries/present.keys.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { receivePresentMutation } from './present.mutations.ts'

type Answer = ResponseOf<typeof receivePresents>
type Receipts = Readonly<Record<string, ReceiveOutcome | undefined>>

/**
 * Whether a call for this present is in flight. Reads the mutation cache, which contains a call at once. The button is
 * disabled only with the next render, and another tap may arrive before that.
 */
const isInFlight = (id: string) =>
  queryClient.isMutating({
    mutationKey: receivePresentMutation.mutationKey,
    predicate: ({ state }) => state.variables === id || state.variables === 'all',
  }) > 0

/** The result for one of the requested presents, by the server's answer. */
function receiptOf({ receives, hasLimitExceededItems }: Answer, id: string): ReceiveOutcome {
  if (receives.some(({ presentId }) => presentId === id)) return 'received'
  return hasLimitExceededItems ? 'limited' : 'gone'
}

/**
 * Returns functions that receive one present or all of them, and their results. A single present remains in the list
 * with its result; after receiving all, the list is refetched.
 */
export function useReceivePresents() {
  const [receipts, setReceipts] = useState<Receipts>({})
  const [all, setAll] = useState<ReceiveAllState>({ state: 'idle' })
  const { mutateAsync } = useMutation(receivePresentMutation)
  const set = (id: string, receipt: ReceiveOutcome | undefined) => setReceipts((known) => ({ ...known, [id]: receipt }))

  // Awaits the call, because the callbacks of `mutate` are only called for the latest of several calls.
  const receive = async (id: string) => {
    if (isInFlight(id)) return
    set(id, 'receiving')
    try {
      set(id, receiptOf(await mutateAsync(id), id))
    } catch (error) {
      set(id, isNotFound(error) ? 'gone' : undefined)
    }
  }
  const receiveAll = async () => {
    if (queryClient.isMutating({ mutationKey: receivePresentMutation.mutationKey }) > 0) return
    setAll({ state: 'receiving' })
    try {
      const { receives, hasLimitExceededItems } = await mutateAsync('all')
      await queryClient.invalidateQueries({ queryKey: presentKeys.all })
      setReceipts({})
      setAll({ state: 'done', received: receives.map(assetView), isLimited: hasLimitExceededItems })
    } catch {
      setAll({ state: 'idle' })
    }
  }
  return { receipts, all, receive: (id: string) => void receive(id), receiveAll: () => void receiveAll() }
}
