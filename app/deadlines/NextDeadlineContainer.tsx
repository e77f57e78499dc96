import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { hasGaps } from '@tsudoi/design-system/screens/deadline/deadline.rules'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { NextDeadline } from '@tsudoi/design-system/screens/home/NextDeadline'
import { useEffect, useState } from 'react'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import { useDeadlines } from './useDeadlines.ts'

const firstOf = (list: Loadable<Deadline[]>): Loadable<Deadline | undefined> =>
  list.state === 'ready' ? ready(list.data[0]) : list

/** The member's next deadline on the home page. It is loaded once the page has its own content (Q479). */
export function NextDeadlineContainer() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onNetworkIdle(() => setWanted(true)), [])
  const { deadlines, gaps, now } = useDeadlines({ enabled: isWanted })
  return <NextDeadline next={firstOf(deadlines)} isPartial={hasGaps(gaps)} now={now} />
}
