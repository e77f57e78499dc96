import type { LookbackKind, LookbackList, LookbackLists } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { lookbackKinds } from '@tsudoi/design-system/screens/lookback/lookback.rules'
import { queryClient } from '../../queryClient.ts'
import type { LookbackData } from './lookback.types.ts'
import { lookbackQueries } from './lookback.queries.ts'

/** The state of a list of the look back. Loaded entries remain if a later refetch fails. */
export function lookbackListOf(data: LookbackData | undefined, isError: boolean): LookbackList {
  if (data) return data === 'absent' ? { state: 'absent' } : { state: 'ready', ...data }
  return { state: isError ? 'failed' : 'loading' }
}

/** The lists of the look back, as the page has loaded them so far. */
export const loadedLookbackLists = (): LookbackLists =>
  Object.fromEntries(
    lookbackKinds.map((kind): [LookbackKind, LookbackList] => {
      const state = queryClient.getQueryState<LookbackData>(lookbackQueries[kind].queryKey)
      return [kind, lookbackListOf(state?.data, state?.status === 'error')]
    }),
  ) as LookbackLists
