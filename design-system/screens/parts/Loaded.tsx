import type { ReactNode } from 'react'
import { FailedState } from '../../components/FailedState.tsx'
import { SkeletonArea } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'

export interface LoadedProps<T> {
  of: Loadable<T>
  /** What is loading, in words. Default 読みこみ中. */
  label?: string
  /** Skeletons in the shape of what comes. */
  skeleton: ReactNode
  /** What comes bleeds to the page's edges: a failure then stands in the page's column instead. */
  bleeds?: boolean
  /** The page's heading is part of what comes: where that failed, what happened is the heading. */
  holdsHeading?: boolean
  children: (data: T) => ReactNode
}

/** Renders what is there; before that its skeleton, or what went wrong with the way to try again. */
export function Loaded<T>({ of, label, skeleton, bleeds = false, holdsHeading, children }: LoadedProps<T>) {
  if (of.state === 'ready') return children(of.data)
  if (of.state === 'failed') {
    const failed = <FailedState failure={of.failure} onRetry={of.onRetry} isHeading={holdsHeading} />
    return bleeds ? <div className="page py-10">{failed}</div> : failed
  }
  return <SkeletonArea label={label}>{skeleton}</SkeletonArea>
}
