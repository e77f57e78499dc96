import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of special privilege tickets. */
export const privilegePages: readonly PageSpec[] = [
  {
    id: 'ours',
    path: '/collection/special/privilege/:id',
    title: '特典チケット',
    guard: 'member',
    place: 'collection',
    load: () => import('./PrivilegeTicketRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/collection/special/privilege/:id/address',
    title: '特典のお届け先の入力',
    guard: 'member',
    place: 'collection',
    load: () => import('./TicketAddressRoute.tsx'),
  },
  {
    id: 'ours',
    path: '/collection/special/privilege/:id/address/confirm',
    title: '特典のお届け先の確認',
    guard: 'member',
    place: 'collection',
    load: () => import('./TicketAddressConfirmRoute.tsx'),
  },
]
