import { Skeleton, SkeletonArea } from '../../components/Skeleton.tsx'

/** The shape of a door's page. */
export const DoorSkeleton = () => (
  <div className="page grid gap-4 pt-10 pb-24 desk:pt-14">
    <Skeleton shape="figure" className="h-10 w-2/3" />
    <Skeleton shape="line" className="h-5 w-1/2" />
    <Skeleton shape="block" className="mt-4 aspect-4/3 w-full max-w-140" />
    <Skeleton shape="line" className="h-13 w-full max-w-140" />
  </div>
)

/** The page at which staff let ticket holders in (a door), until its JavaScript has loaded. */
export const DoorLoading = () => (
  <SkeletonArea label="入口の受付を読みこみ中">
    <DoorSkeleton />
  </SkeletonArea>
)
