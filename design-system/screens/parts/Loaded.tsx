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
  children: (data: T) => ReactNode
}

/** Draws what is there; before that its shape, or what went wrong with the way to try again. */
export function Loaded<T>({ of, label, skeleton, children }: LoadedProps<T>) {
  if (of.state === 'ready') return children(of.data)
  if (of.state === 'failed') return <FailedState failure={of.failure} onRetry={of.onRetry} />
  return <SkeletonArea label={label}>{skeleton}</SkeletonArea>
}
