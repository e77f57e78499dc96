/** The names that a story calls its reader by. */
export interface ReaderNames {
  lastName: string
  firstName: string
}

/** A whole segment of a path: an empty one would be another path, `.` and `..` are steps in it (Q65, X8). */
const segment = (text: string) => encodeURIComponent(text.toWellFormed().replace(/^\.{1,2}$/, '…') || '-')

/** Every address the app links to, by what it shows. A link that is not here does not exist. */
export const paths = {
  root: '/',
  top: '/top',
  login: '/login',
  loginMail: '/login/mail',
  loginReset: '/login/reset',
  /** Where a provider sends one back to. */
  providerReturn: '/oauth/return',
  signup: '/signup',
  signupTop: '/signup/top',
  signupTerms: '/signup/terms',
  signupCreate: '/signup/create',
  signupCode: '/signup/create?page=code',
  signupFollow: '/signup/follow',
  profile: '/profile',
  profileFollows: '/profile/follow',
  profilePosts: '/profile/timeline',
  profileEdit: '/profile/edit',
  profileConfirm: '/profile/confirm',
  profileFinish: '/profile/finish',
  home: '/home',
  /** `?position=` begins with a place of the wall, `?photo=` with a photo (Q257). */
  homePhotos: '/home/photos',
  homeBackground: '/home/photos?show=background',
  channels: '/channel',
  channel: (id: string) => `/channel/${encodeURIComponent(id)}`,
  /** The channel's page with its timeline opened (R050). */
  channelPosts: (id: string) => `/channel/${encodeURIComponent(id)}?tab=posts`,
  /** Campaigns of all channels; `past`: those that are over. */
  campaigns: (phase: 'current' | 'past' = 'current') => `/campaign${phase === 'past' ? '?list=past' : ''}`,
  channelCampaigns: (id: string, phase: 'current' | 'past' = 'current') =>
    `/channel/${encodeURIComponent(id)}/campaign${phase === 'past' ? '?list=past' : ''}`,
  /** A post, a comment or a reply, with what it answers to and what answers it (R046). */
  post: (type: string, typeId: string, postId: string) => `/post/${[type, typeId, postId].map(segment).join('/')}`,
  gacha: (ipId: string, gachaId?: string) =>
    `/channel/${encodeURIComponent(ipId)}/gacha${gachaId ? `?gachaId=${encodeURIComponent(gachaId)}` : ''}`,
  gachaResult: (ipId: string) => `/channel/${encodeURIComponent(ipId)}/gacha/result`,
  draw: (ipId: string, drawId: string) => `/channel/${encodeURIComponent(ipId)}/draw/${encodeURIComponent(drawId)}`,
  drawPrizes: (ipId: string, drawId: string) => `${paths.draw(ipId, drawId)}/prize`,
  drawEntry: (ipId: string, drawId: string) => `${paths.draw(ipId, drawId)}/entry`,
  lottery: (id: string) => `/lottery/${segment(id)}`,
  lotteryPurchase: (id: string) => `${paths.lottery(id)}/purchase`,
  lotteryResult: (id: string) => `${paths.lottery(id)}/result`,
  preorder: (id: string) => `/preorder/${segment(id)}`,
  preorderPurchase: (id: string) => `${paths.preorder(id)}/purchase`,
  preorderResult: (id: string) => `${paths.preorder(id)}/result`,
  livetalkGroup: (id: string) => `/livetalk/group/${segment(id)}`,
  livetalk: (id: string) => `/livetalk/${segment(id)}`,
  livetalkSlots: (id: string, ticketId?: string) =>
    `${paths.livetalk(id)}/slot${ticketId ? `?ticket=${encodeURIComponent(ticketId)}` : ''}`,
  livetalkCall: (id: string, slotId: string) => `${paths.livetalk(id)}/call/${segment(slotId)}`,
  livetalkRehearsal: (id: string) => `/livetalk/rehearsal?livetalk=${segment(id)}`,
  livetalkTalkInfo: (id: string) => `${paths.livetalk(id)}/talk-info`,
  stories: (ipId: string) => `/channel/${segment(ipId)}/story`,
  storyGroup: (ipId: string, groupId: string) => `/channel/${segment(ipId)}/story/${segment(groupId)}`,
  movies: (ipId: string) => `/channel/${segment(ipId)}/movie`,
  movie: (ipId: string, videoId: string) => `/channel/${segment(ipId)}/movie/${segment(videoId)}`,
  specials: (ipId: string) => `/channel/${segment(ipId)}/special`,
  /** The player (R062, R063). The names are asked for first (Q65). */
  story: (
    playType: string,
    genre: string,
    ipId: string,
    groupId: string,
    episodeId: string,
    { lastName, firstName }: ReaderNames,
  ) => `/story/${[playType, genre, ipId, groupId, episodeId, lastName, firstName].map(segment).join('/')}`,
  events: '/event',
  event: (id: string) => `/event/${segment(id)}`,
  eventEpisode: (eventId: string, episodeId: string) => `/event/${segment(eventId)}/episode/${segment(episodeId)}`,
  vote: (id: string) => `/vote/ranking/${segment(id)}`,
  voteRanking: (id: string) => `${paths.vote(id)}/ranking`,
  /** `target` opens the sheet for one of them. */
  voteTargets: (id: string, target?: string) =>
    `${paths.vote(id)}/target${target ? `?target=${encodeURIComponent(target)}` : ''}`,
  voteReward: (id: string) => `${paths.vote(id)}/reward`,
  coopVote: (id: string) => `/vote/coop/${segment(id)}`,
  coopVoteReward: (id: string) => `${paths.coopVote(id)}/reward`,
  /** The staff's side of live talks (Q11, Q275): a group's own ones, the day of one, a slot's room, the monitor. */
  livetalkStaff: (groupId: string) => `/livetalk/group/${segment(groupId)}/staff`,
  livetalkDay: (id: string, slotId?: string) =>
    `/livetalk/${segment(id)}/staff${slotId ? `?slot=${encodeURIComponent(slotId)}` : ''}`,
  livetalkMonitor: (id: string) => `${paths.livetalkDay(id)}?monitor`,
  collection: '/collection',
  privilegeTicket: (id: string) => `/collection/special/privilege/${segment(id)}`,
  ticketAddress: (id: string) => `${paths.privilegeTicket(id)}/address`,
  ticketAddressConfirm: (id: string) => `${paths.ticketAddress(id)}/confirm`,
  collectionViewable: '/collection/viewable',
  /** A story that one was given, with its episodes (R066). */
  privilegeStory: (ipId: string, groupId: string) => `/collection/${segment(ipId)}/story/privilege/${segment(groupId)}`,
  mypage: '/mypage',
  mypageFollows: '/mypage/follow',
  user: (id: string) => `/user/${encodeURIComponent(id)}`,
  userFollows: (id: string) => `/user/${encodeURIComponent(id)}/follow`,
  address: '/address',
  addressEdit: '/address/edit',
  addressConfirm: '/address/confirm',
  addressFinish: '/address/finish',
  notices: '/notification',
  notice: (id: string) => `/notification/${encodeURIComponent(id)}`,
  tickets: '/ticket',
  ticket: (id: string) => `/ticket/${encodeURIComponent(id)}`,
  presents: '/present',
  presentHistory: '/present/history',
  serialCode: '/serial-code',
  orderHistory: '/order-history',
  /** `returnTo` is a full address, without its hash (S105, Q84). */
  purchase: (id: string, returnTo?: string) =>
    `/purchase/${encodeURIComponent(id)}${returnTo ? `?url=${encodeURIComponent(returnTo)}` : ''}`,
  purchaseMethod: '/purchase/method',
  cards: '/purchase/card',
  /** A document of its own (card.html). */
  cardEdit: '/purchase/card/edit',
  purchaseComplete: (id: string) => `/purchase/${encodeURIComponent(id)}/complete`,
  offers: '/offer',
  offer: (id: string) => `/offer/${encodeURIComponent(id)}`,
  account: '/account',
  accountEmail: '/account/email',
  accountPassword: '/account/password',
  /** Behind `#` in a mail's link: what undoes a change of the log-in (X21). */
  accountUndo: '/account/undo',
  blocks: '/account/block',
  oauth: '/account/oauth',
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
  coinHistory: '#coin-history',
} as const

/** `/login` that leads back to `address` (S026, Q25). */
export function withCallback(path: string, address: string): string {
  return `${path}?callback=${encodeURIComponent(address)}`
}
