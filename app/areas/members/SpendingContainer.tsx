import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { NearViewport } from '@tsudoi/design-system/components/NearViewport'
import { SpendingMirror } from '@tsudoi/design-system/screens/parts/SpendingMirror'
import { combineLoadables } from '../../mappers/combineLoadables.ts'
import { latestMonths } from '../../time/japanMonths.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { ordersQuery } from '../../queries/order.queries.ts'
import { serverIso } from '../../time/clock.ts'
import { changeOwnLimit } from '../../limits/ownLimit.ts'
import { storeOwnLimit, useOwnLimit } from '../../limits/ownLimits.ts'
import { useSession } from '../../session/sessionStore.ts'
import { useNow } from '../../time/useNow.ts'
import { ownLimitView, spendingView } from './spending.mappers.ts'
import { movementsSinceQuery } from './spending.queries.ts'

const monthsShown = 6

/**
 * The section お金の使いみち on /mypage: spending of the last six months, and the member's own monthly limit (Q132, Q133).
 * Fetches its data when the user scrolls near it.
 */
export function SpendingContainer() {
  const [enabled, setNear] = useState(false)
  const now = useNow()
  const accountId = useSession((session) => session.accountId)
  const limit = useOwnLimit(accountId)
  const months = latestMonths(now, monthsShown)
  const start = months.at(-1)?.start ?? now
  const orders = useQuery({ ...ordersQuery({ start }), enabled, staleTime: 0, meta: { isSilent: true } })
  const movements = useQuery({ ...movementsSinceQuery(start), enabled })
  const change = (yen: number | undefined) => storeOwnLimit(accountId, changeOwnLimit(limit, yen, serverIso()))
  return (
    <NearViewport isWatching={!enabled} onNear={() => setNear(true)}>
      <SpendingMirror
        spending={combineLoadables(loadableOf(orders), loadableOf(movements), (bought, moved) =>
          spendingView(months, bought, moved),
        )}
        limit={ownLimitView(limit, now)}
        onLimit={change}
      />
    </NearViewport>
  )
}
