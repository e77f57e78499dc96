import { useMutation, useMutationState } from '@tanstack/react-query'
import type { DrawProgress } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { queryClient } from '../../queryClient.ts'
import { agreeToTermsMutation } from './agree.mutations.ts'
import type { ConfirmedOrder } from '../../payments/payments.ts'
import { gachaMutationKeys } from './gacha.keys.ts'
import type { OrderedDraw } from './gachaDraw.ts'

/**
 * Returns the draw from the variables of a mutation. The variables of an agreement are the draw itself; the variables
 * of a draw are the confirmed order, which contains the draw.
 */
const drawOf = (variables: unknown): OrderedDraw => {
  const sent = variables as OrderedDraw | ConfirmedOrder<OrderedDraw>
  return 'paid' in sent ? sent.paid : sent
}

/**
 * Filter for the pending mutations of one gacha. Reads the mutation cache, which contains a mutation at once. React
 * renders the button as busy only later, and another tap may arrive before that.
 */
const pendingFilter = (gachaId: string) => ({
  mutationKey: gachaMutationKeys.all,
  status: 'pending' as const,
  predicate: ({ state }: { state: { variables: unknown } }) => drawOf(state.variables).gachaId === gachaId,
})

/** Whether a mutation of the gacha is pending. Further taps are then ignored. */
const isPending = (gachaId: string) => queryClient.isMutating(pendingFilter(gachaId)) > 0

/** The pending agreement or draw of a gacha. It may have been started on another page. */
export function useDrawProgress(gachaId: string): DrawProgress {
  const [pending] = useMutationState({
    filters: pendingFilter(gachaId),
    select: ({ options, state }) => ({
      state: options.mutationKey === gachaMutationKeys.agree ? ('agreeing' as const) : ('drawing' as const),
      count: drawOf(state.variables).count,
    }),
  })
  return pending ?? { state: 'idle' }
}

/**
 * Returns a function that agrees to a gacha’s terms. If the user leaves the page before the answer, `onAgreed` is not
 * called.
 */
export function useAgreeToTerms() {
  const { mutate } = useMutation(agreeToTermsMutation)
  return (draw: OrderedDraw, onAgreed: () => void) => {
    if (!isPending(draw.gachaId)) mutate(draw, { onSuccess: onAgreed })
  }
}
