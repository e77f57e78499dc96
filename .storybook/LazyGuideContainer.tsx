import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

/** Loaded lazily, because a single story does not need the blocks of a docs page. */
const GuideContainer = lazy(() => import('./GuidePage.tsx').then((file) => ({ default: file.GuideContainer })))

/**
 * Storybook's docs page of a component, loaded when it is opened. The page loads together with the frame around it: the
 * table of contents in the frame lists only the headings that exist when the frame is mounted.
 */
export function LazyGuideContainer(props: DocsContainerProps) {
  return (
    <Suspense>
      <GuideContainer {...props} />
    </Suspense>
  )
}
