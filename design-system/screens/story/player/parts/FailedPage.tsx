import { useEffect, useRef } from 'react'
import { FailedState, type FailedStateProps } from '../../../../components/FailedState.tsx'
import { TextLink } from '../../../../components/TextLink.tsx'

export interface FailedPageProps extends Pick<FailedStateProps, 'failure' | 'onRetry'> {
  storyHref: string
}

/** There is nothing to read: why, and the ways on. The first of them has the focus: Enter presses it, or A of a pad. */
export function FailedPage({ failure, onRetry, storyHref }: FailedPageProps) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector<HTMLElement>('button, a')?.focus(), [])
  return (
    <div ref={page} className="page h-full overflow-y-auto py-10">
      <FailedState failure={failure} onRetry={onRetry} />
      <p className="mt-8">
        <TextLink href={storyHref}>話の一覧へもどる</TextLink>
      </p>
    </div>
  )
}
