import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of the postal address. */
export const addressPages: readonly PageSpec[] = [
  {
    id: 'R067',
    path: '/address',
    title: 'お届け先',
    guard: 'member',
    place: 'profile',
    load: () => import('./AddressRoute.tsx'),
  },
  {
    id: 'R068',
    path: '/address/edit',
    title: 'お届け先の入力',
    guard: 'member',
    place: 'profile',
    load: () => import('./AddressEditRoute.tsx'),
  },
  {
    id: 'R069',
    path: '/address/confirm',
    title: 'お届け先の確認',
    guard: 'member',
    place: 'profile',
    load: () => import('./AddressConfirmRoute.tsx'),
  },
  {
    id: 'R070',
    path: '/address/finish',
    title: 'お届け先を保存しました',
    guard: 'member',
    place: 'profile',
    load: () => import('./AddressFinishRoute.tsx'),
  },
]
