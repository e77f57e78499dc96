/** Every address the app links to, by what it shows. A link that is not here does not exist. */
export const paths = {
  root: '/',
  top: '/top',
  login: '/login',
  loginMail: '/login/mail',
  loginReset: '/login/reset',
  signup: '/signup',
  signupTop: '/signup/top',
  signupTerms: '/signup/terms',
  signupCreate: '/signup/create',
  signupCode: '/signup/create?page=code',
  signupFollow: '/signup/follow',
  profileEdit: '/profile/edit',
  profileConfirm: '/profile/confirm',
  profileFinish: '/profile/finish',
  home: '/home',
  channels: '/channel',
  channel: (id: string) => `/channel/${encodeURIComponent(id)}`,
  gacha: (ipId: string, gachaId?: string) =>
    `/channel/${encodeURIComponent(ipId)}/gacha${gachaId ? `?gachaId=${encodeURIComponent(gachaId)}` : ''}`,
  gachaResult: (ipId: string) => `/channel/${encodeURIComponent(ipId)}/gacha/result`,
  collection: '/collection',
  mypage: '/mypage',
  address: '/address',
  addressEdit: '/address/edit',
  addressConfirm: '/address/confirm',
  addressFinish: '/address/finish',
  notices: '/notification',
  notice: (id: string) => `/notification/${encodeURIComponent(id)}`,
  account: '/account',
  blocks: '/account/block',
  leave: '/account/leave',
  logout: '/account/logout',
  terms: '/account/service',
  guideline: '/account/guide',
  settlement: '/account/settlement',
  copyright: '/account/copyright',
  support: '/account/support',
  operator: '/account/operator',
  privacy: '/account/privacy',
  external: '/account/external',
  faq: '/account/faq',
  contact: '/account/contact',
  app: '/account/app',
  /** Hashes open a dialog on the page one is on (R086, R087). */
  shop: '#shop',
  commercial: '#commercial',
} as const

/** `/login` that leads back to `address` (S026, Q25). */
export function withCallback(path: string, address: string): string {
  return `${path}?callback=${encodeURIComponent(address)}`
}
