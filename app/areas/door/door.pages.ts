import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of doors, which are all ours (Q541). */
export const doorPages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/ticket/:id/entry',
    title: '入場コード',
    guard: 'open',
    header: 'none',
    footer: 'none',
    load: () => import('./EntryCodeRoute.tsx'),
  },
  // The app does not know who works at a door; the server checks that at each request.
  {
    id: 'ours',
    path: '/staff/door/:id',
    title: '入口の受付',
    guard: 'open',
    place: 'profile',
    load: () => import('./DoorRoute.tsx'),
  },
]
