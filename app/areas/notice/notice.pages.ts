import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page of notices. */
export const noticePages: readonly PageSpec[] = [
  { id: 'R034', path: '/notification', title: 'お知らせ', guard: 'open', load: () => import('./NoticeListRoute.tsx') },
  { id: 'R035', path: '/notification/:id', title: 'お知らせ', guard: 'open', load: () => import('./NoticeRoute.tsx') },
]
