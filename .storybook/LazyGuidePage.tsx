import { lazy, Suspense } from 'react'

/** Blocks of a docs page are of no use to a story that is shown alone. */
const GuidePage = lazy(() => import('./GuidePage.tsx').then((file) => ({ default: file.GuidePage })))

export function LazyGuidePage() {
  return (
    <Suspense>
      <GuidePage />
    </Suspense>
  )
}
