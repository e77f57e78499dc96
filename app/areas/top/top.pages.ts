import type { PageSpec } from '../../pageSpec.ts'

export const topPages: readonly PageSpec[] = [
  { id: 'R009', path: '/top', title: 'ようこそ', guard: 'open', isLanding: true, load: () => import('./TopRoute.tsx') },
]
