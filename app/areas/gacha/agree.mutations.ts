import { agreeGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { gachaKeys, gachaMutationKeys } from './gacha.keys.ts'
import type { OrderedDraw } from './gachaDraw.ts'

/** Agrees to a gacha’s terms, which the server requires before the first draw (C079). */
export const agreeToTermsMutation = mutationOptions({
  mutationKey: gachaMutationKeys.agree,
  mutationFn: ({ gachaId }: OrderedDraw) => call(agreeGacha, { params: { id: gachaId } }),
  onSuccess: (_nothing, { gachaId }) => queryClient.invalidateQueries({ queryKey: gachaKeys.one(gachaId) }),
})
