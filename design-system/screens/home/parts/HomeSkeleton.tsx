import { Skeleton } from '../../../components/Skeleton.tsx'
import { ProgrammeRowsSkeleton } from '../../parts/ProgrammeRows.tsx'
import { Day } from './Today.tsx'

/** The day is known before the programme: only what comes is drawn as a shape. */
export function HomeSkeleton({ now, nickName }: { now: string; nickName?: string }) {
  return (
    <>
      <div className="hero desk:grid desk:grid-cols-[calc(14.5rem+2rem+max(2rem,(100%-80rem)/2))_minmax(0,1fr)]">
        <div className="px-4 pt-6 pb-6 desk:pt-10 desk:pr-0 desk:pl-[max(2rem,calc((100vw-80rem)/2))]">
          <Day now={now} nickName={nickName} />
          <Skeleton shape="line" className="mt-1 h-5.5! w-32!" />
        </div>
        <div>
          <Skeleton shape="block" className="aspect-auto! h-73 desk:h-130" />
          <div className="px-4 py-4 desk:px-0">
            <Skeleton shape="line" className="h-13! w-72!" />
          </div>
        </div>
      </div>
      <div className="page">
        <div className="mt-14 border-t border-ink pt-6 desk:mt-22 desk:pl-66">
          <ProgrammeRowsSkeleton rows={3} />
        </div>
      </div>
    </>
  )
}
