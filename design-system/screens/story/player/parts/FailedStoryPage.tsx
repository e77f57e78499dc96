import { FailedState, type FailedStateProps } from '../../../../components/FailedState.tsx'
import { TextLink } from '../../../../components/TextLink.tsx'

export interface FailedStoryPageProps extends Pick<FailedStateProps, 'failure' | 'onRetry'> {
  storyHref: string
}

const focusFirst = (page: HTMLElement | null) => page?.querySelector<HTMLElement>('button, a')?.focus()

/**
 * The page of an episode that cannot be loaded: the reason and the next actions. The first action has the focus, so
 * that Enter or A of a gamepad presses it.
 */
export function FailedStoryPage({ failure, onRetry, storyHref }: FailedStoryPageProps) {
  return (
    <div ref={focusFirst} className="page h-full overflow-y-auto py-10">
      <FailedState failure={failure} onRetry={onRetry} isHeading />
      <p className="mt-8">
        <TextLink href={storyHref}>話の一覧へもどる</TextLink>
      </p>
    </div>
  )
}
