import type { PageSpec } from '../../pageSpec.ts'

/** The landing page, in the map of pages. */
export const topPages: readonly PageSpec[] = [
  { id: 'R009', path: '/top', title: 'ようこそ', guard: 'open', isLanding: true, load: () => import('./TopRoute.tsx') },
]
