import { Skeleton } from '../../components/Skeleton.tsx'

/** A form whose saved answers are on their way. */
export function FieldsSkeleton() {
  return (
    <div className="grid gap-8">
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className="grid gap-2">
          <Skeleton shape="line" className="h-6! w-28!" />
          <Skeleton shape="block" className="h-13!" />
        </div>
      ))}
    </div>
  )
}
