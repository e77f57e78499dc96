import { lazy, Suspense } from 'react'

/** Loaded lazily, because a single story does not need the blocks of a docs page. */
const GuidePage = lazy(() => import('./GuidePage.tsx').then((file) => ({ default: file.GuidePage })))

/** Storybook's docs page of a component, loaded when it is opened. */
export function LazyGuidePage() {
  return (
    <Suspense>
      <GuidePage />
    </Suspense>
  )
}
