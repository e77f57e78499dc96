import type { ReactNode } from 'react'
import { FailedState } from '../../components/FailedState.tsx'
import { SkeletonArea } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'

export interface LoadedProps<T> {
  of: Loadable<T>
  /** The loading text. Default 読みこみ中. */
  label?: string
  /** Skeletons in the shape of the loaded content. */
  skeleton: ReactNode
  /** The loaded content has the full width of the page; an error is then rendered in the page's column. */
  bleeds?: boolean
  /** The loaded content contains the page's heading; an error then renders its title as the heading. */
  holdsHeading?: boolean
  children: (data: T) => ReactNode
}

/** Renders loaded content, its skeleton while loading, or an error with a retry button. */
export function Loaded<T>({ of, label, skeleton, bleeds = false, holdsHeading, children }: LoadedProps<T>) {
  if (of.state === 'ready') return children(of.data)
  if (of.state === 'failed') {
    const failed = <FailedState failure={of.failure} onRetry={of.onRetry} isHeading={holdsHeading} />
    return bleeds ? <div className="page py-10">{failed}</div> : failed
  }
  return <SkeletonArea label={label}>{skeleton}</SkeletonArea>
}
