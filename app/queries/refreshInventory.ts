import { queryClient } from '../queryClient.ts'
import { balanceQuery } from './member.queries.ts'

/** After something was handed over: the coins in the header at once, everything else when it is looked at next. */
export function refreshInventory(): void {
  void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
  for (const key of ['collection', 'tickets', 'presents', 'present-history'])
    void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })
}
