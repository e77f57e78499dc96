import { useMutation, useMutationState } from '@tanstack/react-query'
import type { DrawProgress } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { queryClient } from '../../queryClient.ts'
import { agreeMutation } from './agree.mutations.ts'
import type { ConfirmedOrder } from '../../payments/paidAction.ts'
import { gachaMutations } from './gacha.keys.ts'
import type { Draw } from './gachaDraw.ts'

/** An agreement is told its draw, a draw what was said yes to. */
const drawOf = (variables: unknown): Draw => {
  const sent = variables as Draw | ConfirmedOrder<Draw>
  return 'paid' in sent ? sent.paid : sent
}

/**
 * What is under way for one gacha: known to the cache at once, while a button learns of it with the next render only.
 */
const underWay = (gachaId: string) => ({
  mutationKey: gachaMutations.all,
  status: 'pending' as const,
  predicate: ({ state }: { state: { variables: unknown } }) => drawOf(state.variables).gachaId === gachaId,
})

/** While something is under way every further tap is the same tap. */
const isUnderWay = (gachaId: string) => queryClient.isMutating(underWay(gachaId)) > 0

/** The agreement or the draw that is under way for a gacha, on whichever page it was begun. */
export function useProgress(gachaId: string): DrawProgress {
  const [pending] = useMutationState({
    filters: underWay(gachaId),
    select: ({ options, state }) => ({
      state: options.mutationKey === gachaMutations.agree ? ('agreeing' as const) : ('drawing' as const),
      count: drawOf(state.variables).count,
    }),
  })
  return pending ?? { state: 'idle' }
}

/** Agreeing to a gacha's terms. Whoever has left the page meanwhile is asked nothing more. */
export function useAgree() {
  const { mutate } = useMutation(agreeMutation)
  return (draw: Draw, onAgreed: () => void) => {
    if (!isUnderWay(draw.gachaId)) mutate(draw, { onSuccess: onAgreed })
  }
}
