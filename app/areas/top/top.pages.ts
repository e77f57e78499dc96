import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of the cover page, on which guests land. */
export const topPages: readonly PageSpec[] = [
  { id: 'R009', path: '/top', title: 'ようこそ', guard: 'open', isLanding: true, load: () => import('./TopRoute.tsx') },
]
