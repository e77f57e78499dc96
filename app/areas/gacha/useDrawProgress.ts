import { useMutation, useMutationState } from '@tanstack/react-query'
import type { DrawProgress } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { queryClient } from '../../queryClient.ts'
import { agreeToTermsMutation } from './agree.mutations.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { gachaMutationKeys } from './gacha.keys.ts'
import type { Draw } from './gachaDraw.ts'

/** The draw in a mutation's variables: an agreement is sent with the draw itself, a draw with its confirmed order. */
const drawOf = (variables: unknown): Draw => {
  const sent = variables as Draw | ConfirmedOrder<Draw>
  return 'paid' in sent ? sent.paid : sent
}

/**
 * Filter for the pending mutations of one gacha. The mutation cache knows them at once, a button only with the next
 * render.
 */
const pendingFilter = (gachaId: string) => ({
  mutationKey: gachaMutationKeys.all,
  status: 'pending' as const,
  predicate: ({ state }: { state: { variables: unknown } }) => drawOf(state.variables).gachaId === gachaId,
})

/** Whether a mutation is pending; further taps are then ignored. */
const isPending = (gachaId: string) => queryClient.isMutating(pendingFilter(gachaId)) > 0

/** The pending agreement or draw of a gacha, from any page. */
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

/** Agrees to a gacha's terms. `onAgreed` is not called after the user has left the page. */
export function useAgreeToTerms() {
  const { mutate } = useMutation(agreeToTermsMutation)
  return (draw: Draw, onAgreed: () => void) => {
    if (!isPending(draw.gachaId)) mutate(draw, { onSuccess: onAgreed })
  }
}
