import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of tickets. */
export const ticketPages: readonly PageSpec[] = [
  {
    id: 'R036',
    path: '/ticket',
    title: 'チケット',
    guard: 'open',
    place: 'profile',
    load: () => import('./TicketListRoute.tsx'),
  },
  {
    id: 'R037',
    path: '/ticket/:id',
    title: 'チケット',
    guard: 'open',
    place: 'profile',
    load: () => import('./TicketRoute.tsx'),
  },
]
