import type { PageSpec } from '../../pageSpec.ts'

/** Path, title, guard and module of each page for logging in and signing up. */
export const authPages: readonly PageSpec[] = [
  {
    id: 'R001',
    path: '/login',
    title: 'ログイン',
    guard: 'entry',
    header: 'simple',
    load: () => import('./LoginRoute.tsx'),
  },
  {
    id: 'R002',
    path: '/login/mail',
    title: 'メールアドレスでログイン',
    guard: 'entry',
    header: 'simple',
    load: () => import('./LoginMailRoute.tsx'),
  },
  {
    id: 'R003',
    path: '/login/reset',
    title: 'パスワードの再設定',
    guard: 'entry',
    header: 'simple',
    views: ['page'],
    load: () => import('./LoginResetRoute.tsx'),
  },
  {
    id: 'R005',
    path: '/signup/top',
    title: '会員登録のご案内',
    guard: 'entry',
    load: () => import('./SignupTopRoute.tsx'),
  },
  {
    id: 'R006',
    path: '/signup/terms',
    title: '利用規約の確認',
    guard: 'entry',
    load: () => import('./SignupTermsRoute.tsx'),
  },
  {
    id: 'R007',
    path: '/signup/create',
    title: '会員登録',
    guard: 'entry',
    views: ['page'],
    load: () => import('./SignupCreateRoute.tsx'),
  },
  // The page to which a login provider redirects: guests who log in, and members who link a provider (Q46).
  {
    id: 'ours',
    path: '/oauth/return',
    title: '確認しています',
    guard: 'open',
    header: 'simple',
    load: () => import('./ProviderReturnRoute.tsx'),
  },
]
