import { useCallback, type ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Paged } from '../../paged.ts'
import { LongList } from '../parts/LongList.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { hasGaps } from './deadline.rules.ts'
import type { Deadline, DeadlineGaps } from './deadline.types.ts'
import { DeadlineGapsNote } from './parts/DeadlineGapsNote.tsx'
import { DeadlineRow } from './parts/DeadlineRow.tsx'

export interface DeadlineListScreenProps {
  /** The deadlines that have not passed, the next one first. */
  deadlines: Paged<Deadline>
  gaps: DeadlineGaps
  /** Server time, ISO 8601. */
  now: string
  /** Renders the button that sets a reminder of a deadline. Keep it the same function. */
  remind?: ((deadline: Deadline) => ReactNode) | undefined
  hrefs: { campaigns: string }
}

const rowHeight = '[--row:9.5rem]'

/** 期限: everything that the member can miss, the next one first (Q478). */
export function DeadlineListScreen({ deadlines, gaps, now, remind, hrefs }: DeadlineListScreenProps) {
  // Memoised, because a new function would render all rows again.
  const row = useCallback(
    (deadline: Deadline) => <DeadlineRow deadline={deadline} now={now} remind={remind?.(deadline)} />,
    [now, remind],
  )
  return (
    <div className="pb-24">
      <PageHead title="期限" lead="申込や受け取りなど、期限のあるものを近い順にならべています。" />
      <div className="page mt-6">
        <div className="grid gap-4">
          <DeadlineGapsNote gaps={gaps} />
        </div>
        <PagedList
          paged={deadlines}
          label="期限を読みこみ中"
          isEndless
          skeleton={
            <RowsSkeleton rows={5} row="border-b border-hair py-5">
              <Skeleton shape="line" className="h-6 w-24" />
              <Skeleton shape="line" className="mt-3 w-4/5" />
              <Skeleton shape="line" className="mt-3 w-3/5" />
            </RowsSkeleton>
          }
          empty={<NoDeadlines isPartial={hasGaps(gaps)} href={hrefs.campaigns} />}
        >
          {(list) => (
            <LongList items={list} className="mt-2" row="border-b border-hair py-5" rowHeight={rowHeight}>
              {row}
            </LongList>
          )}
        </PagedList>
      </div>
    </div>
  )
}

/** Claims that there are no deadlines only if every list was loaded completely. */
function NoDeadlines({ isPartial, href }: { isPartial: boolean; href: string }) {
  return (
    <EmptyState
      className="pt-4"
      title={isPartial ? '読みこめた中に、期限のあるものはありません' : '期限のあるものはありません'}
      description="申込の締め切りや、受け取りの期限ができると、ここに並びます。"
      action={{ label: 'キャンペーンを見る', href }}
    />
  )
}
