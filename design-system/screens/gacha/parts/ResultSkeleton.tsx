import { Penlight } from '../../../components/Penlight.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'

/** The skeleton of the cards, with waving penlights. */
export function ResultSkeleton({ gachaName, count }: { gachaName: string; count: number }) {
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, at) => at)
  return (
    <div aria-hidden="true">
      <p className="text-14 text-quiet">{gachaName}</p>
      <p className="heading flex items-center gap-3 text-32">
        <Penlight state="live" />
        引いています
      </p>
      <div className={`mt-5 grid gap-x-14 gap-y-8 ${count > 1 ? 'desk:grid-cols-[27rem_minmax(0,1fr)]' : ''}`}>
        <Skeleton shape="block" className="aspect-auto h-98 max-w-108 desk:h-125" />
        <div className="grid grid-cols-3 gap-x-3 gap-y-7 self-start desk:grid-cols-5 desk:gap-x-4">
          {others.map((at) => (
            <Skeleton key={at} shape="block" className="aspect-3/4" />
          ))}
        </div>
      </div>
    </div>
  )
}
