import type { PageSpec } from '../../pageSpec.ts'

/** A route of ours, too (R088, Q264). */
export const rehearsalPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/livetalk/rehearsal',
    title: 'リハーサル室',
    guard: 'member',
    place: 'channel',
    load: () => import('./RehearsalRoute.tsx'),
  },
]
