import { FailedState, type FailedStateProps } from '../../../../components/FailedState.tsx'
import { TextLink } from '../../../../components/TextLink.tsx'

export interface FailedPageProps extends Pick<FailedStateProps, 'failure' | 'onRetry'> {
  storyHref: string
}

const focusFirst = (page: HTMLElement | null) => page?.querySelector<HTMLElement>('button, a')?.focus()

/** There is nothing to read: why, and the ways on. The first of them has the focus: Enter presses it, or A of a pad. */
export function FailedPage({ failure, onRetry, storyHref }: FailedPageProps) {
  return (
    <div ref={focusFirst} className="page h-full overflow-y-auto py-10">
      <FailedState failure={failure} onRetry={onRetry} isHeading />
      <p className="mt-8">
        <TextLink href={storyHref}>話の一覧へもどる</TextLink>
      </p>
    </div>
  )
}
