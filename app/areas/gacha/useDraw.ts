import { useMutation, useMutationState } from '@tanstack/react-query'
import type { DrawOption, DrawProgress } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { queryClient } from '../../queryClient.ts'
import type { Draw } from './drawKeys.ts'
import { agreeMutation, drawMutation, gachaMutations } from './draw.mutations.ts'

interface Gacha {
  ipId: string
  gachaId: string
}

interface Outcome {
  onDrawn: () => void
  onError?: (error: unknown, option: DrawOption) => void
}

/**
 * What is under way for one gacha: known to the cache at once, while a button learns of it with the next render only.
 */
const underWay = (gachaId: string) => ({
  mutationKey: gachaMutations,
  status: 'pending' as const,
  predicate: ({ state }: { state: { variables: unknown } }) => (state.variables as Draw).gachaId === gachaId,
})

function useProgress(gachaId: string): DrawProgress {
  const [pending] = useMutationState({
    filters: underWay(gachaId),
    select: ({ options, state }) => ({
      state: options.mutationKey === agreeMutation.mutationKey ? ('agreeing' as const) : ('drawing' as const),
      count: (state.variables as Draw).count,
    }),
  })
  return pending ?? { state: 'idle' }
}

/**
 * Agreeing and drawing, one at a time: while something is under way every further tap is the same tap. Whoever has left
 * the page is led nowhere, and nothing is drawn any more for who left while agreeing.
 */
export function useDraw({ ipId, gachaId }: Gacha, { onDrawn, onError }: Outcome) {
  const { mutate: agreeTo } = useMutation(agreeMutation)
  const { mutate: drawFrom } = useMutation(drawMutation)
  const isUnderWay = () => queryClient.isMutating(underWay(gachaId)) > 0
  const drawOf = ({ count }: DrawOption): Draw => ({ ipId, gachaId, count })

  const draw = (option: DrawOption) => {
    if (isUnderWay()) return
    drawFrom(drawOf(option), { onSuccess: onDrawn, onError: (error) => onError?.(error, option) })
  }
  const agreeAndDraw = (option: DrawOption) => {
    if (isUnderWay()) return
    agreeTo(drawOf(option), { onSuccess: () => draw(option), onError: (error) => onError?.(error, option) })
  }
  return { progress: useProgress(gachaId), draw, agreeAndDraw }
}
