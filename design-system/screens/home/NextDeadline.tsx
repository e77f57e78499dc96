import { FailedState } from '../../components/FailedState.tsx'
import { Skeleton, SkeletonArea } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import type { Deadline } from '../deadline/deadline.types.ts'
import { DeadlineRow } from '../deadline/parts/DeadlineRow.tsx'

export interface NextDeadlineProps {
  /** The next deadline. The loaded value is undefined when there is none. */
  next: Loadable<Deadline | undefined>
  /** Whether some lists are missing, so that an earlier deadline may exist. */
  isPartial: boolean
  now: string
}

/** The member's next deadline on the home page (Q479). */
export function NextDeadline({ next, isPartial, now }: NextDeadlineProps) {
  if (next.state === 'failed') return <FailedState failure={next.failure} onRetry={next.onRetry} />
  if (next.state === 'loading')
    return (
      <SkeletonArea label="期限を読みこみ中">
        <Skeleton shape="line" className="h-6 w-24" />
        <Skeleton shape="line" className="mt-3 w-4/5" />
      </SkeletonArea>
    )
  return (
    <>
      {next.data && <DeadlineRow deadline={next.data} now={now} />}
      {!next.data && !isPartial && <p className="text-reading">期限のあるものはありません。</p>}
      {isPartial && (
        <p className="mt-2 text-14 text-quiet">
          一部の期限を読みこめていません。ほかにも近い期限があるかもしれません。
        </p>
      )}
    </>
  )
}
