import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'
import { DeadlineListScreen } from '@tsudoi/design-system/screens/deadline/DeadlineListScreen'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { RemindButton } from '../reminders/reminders.ts'
import { useDeadlines } from './useDeadlines.ts'

/** Number of rows that are rendered at first, and added near the end of the list: there may be thousands. */
const rowsPerStep = 50

/** Shows the first part of a loaded list. The rest follows while the user scrolls. */
function useSteps<T>(list: Loadable<T[]>): Paged<T> {
  const [count, setCount] = useState(rowsPerStep)
  if (list.state !== 'ready') return { items: list }
  return {
    items: ready(list.data.slice(0, count)),
    more: list.data.length > count ? 'idle' : 'none',
    onMore: () => setCount(count + rowsPerStep),
  }
}

const remind = ({ id, until }: Deadline) => <RemindButton kind="DEADLINE" id={id} at={until} />

const hrefs = { campaigns: paths.campaigns() }

/** The list of the member's deadlines, with its data (Q478). */
export function DeadlinesContainer() {
  const { deadlines, gaps, now } = useDeadlines()
  return <DeadlineListScreen deadlines={useSteps(deadlines)} gaps={gaps} now={now} remind={remind} hrefs={hrefs} />
}
