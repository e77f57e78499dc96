import type { receivePresents } from '@tsudoi/contracts/present/present.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { useIsMutating, useMutation, type MutationFilters } from '@tanstack/react-query'
import type { ReceiveOutcome, ReceiveAllState } from '@tsudoi/design-system/screens/present/present.types'
import { useState } from 'react'
import { isNotFound } from '../../api/apiError.ts'
import { queryClient } from '../../queryClient.ts'
import { presentKeys } from '../../queries/present.keys.ts'
import { assetView } from '../../mappers/asset.mappers.ts'
import { receivePresentMutation, type ReceivedPresents } from './present.mutations.ts'

type Answer = ResponseOf<typeof receivePresents>
type Receipts = Readonly<Record<string, ReceiveOutcome | undefined>>

/** Selects the calls that receive one of these presents. */
const callsFor = (...ids: readonly string[]): MutationFilters => ({
  mutationKey: receivePresentMutation.mutationKey,
  predicate: ({ state }) => ids.includes((state.variables as ReceivedPresents).id),
})

/**
 * Whether a call for one of these presents is in flight. Reads the mutation cache, which contains a call at once. The
 * button is disabled only with the next render, and another tap may arrive before that.
 */
const isInFlight = (...ids: readonly string[]) => queryClient.isMutating(callsFor(...ids)) > 0

/** The result for one of the requested presents, by the server's answer. */
function receiptOf({ receives, hasLimitExceededItems }: Answer, id: string): ReceiveOutcome {
  if (receives.some(({ presentId }) => presentId === id)) return 'received'
  return hasLimitExceededItems ? 'limited' : 'gone'
}

/**
 * Returns functions that receive one present or all of them, and their results. A single present remains in the list
 * with its result; after receiving all, the list is refetched. `receiveAll` takes the id of the first shown present.
 */
export function useReceivePresents() {
  const [receipts, setReceipts] = useState<Receipts>({})
  const [all, setAll] = useState<ReceiveAllState>({ state: 'idle' })
  const { mutateAsync } = useMutation(receivePresentMutation)
  // Also if the page was left and opened again since.
  const isReceivingAll = useIsMutating(callsFor('all')) > 0
  const set = (id: string, receipt: ReceiveOutcome | undefined) => setReceipts((known) => ({ ...known, [id]: receipt }))

  // Awaits the call, because the callbacks of `mutate` are only called for the latest of several calls.
  const receive = async (id: string) => {
    if (isInFlight(id, 'all')) return
    set(id, 'receiving')
    try {
      set(id, receiptOf(await mutateAsync({ id }), id))
    } catch (error) {
      set(id, isNotFound(error) ? 'gone' : undefined)
    }
  }
  const receiveAll = async (shown?: string) => {
    if (isInFlight('all')) return
    setAll({ state: 'receiving' })
    try {
      const { receives, hasLimitExceededItems } = await mutateAsync({ id: 'all', shown })
      await queryClient.invalidateQueries({ queryKey: presentKeys.all })
      setReceipts({})
      setAll({ state: 'done', received: receives.map(assetView), isLimited: hasLimitExceededItems })
    } catch {
      setAll({ state: 'idle' })
    }
  }
  return {
    receipts,
    all: isReceivingAll ? ({ state: 'receiving' } as const) : all,
    receive: (id: string) => void receive(id),
    receiveAll: (shown?: string) => void receiveAll(shown),
  }
}
