import type { ReactNode } from 'react'
import { FailedState } from '../../components/FailedState.tsx'
import { SkeletonArea } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'

export interface LoadedProps<T> {
  value: Loadable<T>
  /** The loading text. Default 読みこみ中. */
  label?: string | undefined
  /** Skeletons in the shape of the loaded content. */
  skeleton: ReactNode
  /** Whether the loaded content has the full width of the page. An error is then rendered in the page's column. */
  isFullBleed?: boolean | undefined
  /** Whether the loaded content contains the page's heading. The title of an error is then the heading. */
  holdsHeading?: boolean | undefined
  children: (data: T) => ReactNode
}

/** Renders loaded content, its skeleton while loading, or an error with a retry button. */
export function Loaded<T>({ value, label, skeleton, isFullBleed = false, holdsHeading, children }: LoadedProps<T>) {
  if (value.state === 'ready') return children(value.data)
  if (value.state === 'failed') {
    const failed = <FailedState failure={value.failure} onRetry={value.onRetry} isHeading={holdsHeading} />
    return isFullBleed ? <div className="page py-10">{failed}</div> : failed
  }
  return <SkeletonArea label={label}>{skeleton}</SkeletonArea>
}
