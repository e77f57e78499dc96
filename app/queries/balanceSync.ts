import { openTabChannel } from '../platform/tabChannel.ts'
import { queryClient } from '../queryClient.ts'
import { balanceQuery } from './member.queries.ts'

const { queryKey } = balanceQuery
const totalNow = () => queryClient.getQueryData(queryKey)?.total

/**
 * Refetches the coin balance when another tab of this browser shows a different one, because two windows side by side
 * are both visible, so that the user never returns to either (Q482).
 */
export function syncBalanceAcrossTabs(): void {
  const otherTabs = openTabChannel<number>('tsudoi.coins', (total) => {
    const shown = totalNow()
    if (shown !== undefined && shown !== total) void queryClient.invalidateQueries({ queryKey })
  })
  let announced: number | undefined
  const announce = () => {
    const total = totalNow()
    if (total !== undefined && total !== announced) otherTabs?.postMessage(total)
    announced = total
  }
  announce()
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && announce())
}
