import { useQuery } from '@tanstack/react-query'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import { earliestTimeIn, lookbackOf } from '@tsudoi/design-system/screens/lookback/lookback.rules'
import type { Lookback } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { LookbackScreen } from '@tsudoi/design-system/screens/lookback/LookbackScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureOf } from '../../errors/failure.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { useNow } from '../../time/useNow.ts'
import { lookbackChoices, lookbackPeriod, type LookbackPeriod } from './lookbackPeriods.ts'
import { usedCoinsIn } from './spending.mappers.ts'
import { movementsSinceQuery } from './spending.queries.ts'
import { useLookbackLists } from './useLookbackLists.ts'

const hrefs = { channels: paths.channels }

/** The used coins of the year. Nothing is loaded until the user asks for them. */
function useUsedCoins(period: LookbackPeriod, isOver: boolean) {
  const [isShown, setShown] = useState(false)
  const before = isOver ? period.end : undefined
  const movements = useQuery({ ...movementsSinceQuery(period.start, before), enabled: isShown })
  return {
    coins: isShown ? loadableOf(movements, (data) => usedCoinsIn(period, data)) : undefined,
    onCoinsToggle: () => setShown(!isShown),
  }
}

/** The page ふりかえり with its data (Q523). */
export function LookbackContainer() {
  const [search] = useSearchParams()
  const now = useNow()
  const profile = useQuery({ ...profileQuery, meta: { isSilent: true } })
  const birthday = profile.data?.profile?.birthday
  const { lists, isLoading, error, onRetry } = useLookbackLists()
  const period = lookbackPeriod(search, { now, birthday })
  const { start, end, label } = period
  const isOver = Date.parse(end) <= Date.parse(now)
  const year = lookbackOf(lists, { start, end }, now)
  const earliest = earliestTimeIn(lists, now)
  // If the year begins with the birthday, the page waits for the profile, which contains the birthday.
  const isWaiting = isLoading || (profile.isPending && search.get('from') === 'birthday')
  const lookback = (): Loadable<Lookback> => {
    if (isWaiting) return loading
    return error === undefined ? ready(year) : { state: 'failed', failure: failureOf(error), onRetry }
  }
  return (
    <LookbackScreen
      label={label}
      isOver={isOver}
      {...lookbackChoices(period, { now, birthday, earliest })}
      lookback={lookback()}
      onRetry={onRetry}
      {...useUsedCoins(period, isOver)}
      hrefs={hrefs}
    />
  )
}
