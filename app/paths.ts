import { encodeUrlPart } from './encodeUrlPart.ts'

/** The names by which a story addresses its reader. */
export interface ReaderNames {
  lastName: string
  firstName: string
}

/**
 * Encodes an id or a name as one whole path segment. An empty segment, `.` and `..` would change the path, so they are
 * replaced (Q65, X8).
 */
const segment = (text: string) => encodeUrlPart(text.replace(/^\.{1,2}$/, '…') || '-')

/** Builds every path of the app. Links use only these functions. */
export const paths = {
  root: '/',
  top: '/top',
  login: '/login',
  loginMail: '/login/mail',
  loginReset: '/login/reset',
  /** The page to which a login provider redirects the user. */
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
  /** The photo wall. `?position=` opens one of its positions, `?photo=` one of its photos (Q257). */
  homePhotos: '/home/photos',
  homeBackground: '/home/photos?show=background',
  channels: '/channel',
  channel: (id: string) => `/channel/${segment(id)}`,
  /** The channel's page with its timeline open (R050). */
  channelPosts: (id: string) => `/channel/${segment(id)}?tab=posts`,
  /** The campaigns of all channels. `past` are those that have ended. */
  campaigns: (phase: 'current' | 'past' = 'current') => `/campaign${phase === 'past' ? '?list=past' : ''}`,
  channelCampaigns: (id: string, phase: 'current' | 'past' = 'current') =>
    `/channel/${segment(id)}/campaign${phase === 'past' ? '?list=past' : ''}`,
  /** A page with a post, comment or reply, with its parent and its answers (R046). */
  post: (type: string, typeId: string, postId: string) => `/post/${[type, typeId, postId].map(segment).join('/')}`,
  gacha: (ipId: string, gachaId?: string) =>
    `/channel/${segment(ipId)}/gacha${gachaId ? `?gachaId=${encodeUrlPart(gachaId)}` : ''}`,
  gachaResult: (ipId: string) => `/channel/${segment(ipId)}/gacha/result`,
  draw: (ipId: string, drawId: string) => `/channel/${segment(ipId)}/draw/${segment(drawId)}`,
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
    `${paths.livetalk(id)}/slot${ticketId ? `?ticket=${encodeUrlPart(ticketId)}` : ''}`,
  livetalkCall: (id: string, slotId: string) => `${paths.livetalk(id)}/call/${segment(slotId)}`,
  livetalkRehearsal: (id: string) => `/livetalk/rehearsal?livetalk=${segment(id)}`,
  livetalkTalkInfo: (id: string) => `${paths.livetalk(id)}/talk-info`,
  stories: (ipId: string) => `/channel/${segment(ipId)}/story`,
  storyGroup: (ipId: string, groupId: string) => `/channel/${segment(ipId)}/story/${segment(groupId)}`,
  movies: (ipId: string) => `/channel/${segment(ipId)}/movie`,
  movie: (ipId: string, videoId: string) => `/channel/${segment(ipId)}/movie/${segment(videoId)}`,
  specials: (ipId: string) => `/channel/${segment(ipId)}/special`,
  /** The story player (R062, R063). The story's page asks the reader for the two names before it links here (Q65). */
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
  /** The targets of a vote. `target` opens the sheet for that target. */
  voteTargets: (id: string, target?: string) =>
    `${paths.vote(id)}/target${target ? `?target=${encodeUrlPart(target)}` : ''}`,
  voteReward: (id: string) => `${paths.vote(id)}/reward`,
  coopVote: (id: string) => `/vote/coop/${segment(id)}`,
  coopVoteReward: (id: string) => `${paths.coopVote(id)}/reward`,
  /**
   * The pages of live talks for the staff: a group's overview, a talk's day, a slot's room and the monitor (Q11, Q275).
   */
  livetalkStaff: (groupId: string) => `/livetalk/group/${segment(groupId)}/staff`,
  livetalkDay: (id: string, slotId?: string) =>
    `/livetalk/${segment(id)}/staff${slotId ? `?slot=${encodeUrlPart(slotId)}` : ''}`,
  livetalkMonitor: (id: string) => `${paths.livetalkDay(id)}?monitor`,
  collection: '/collection',
  privilegeTicket: (id: string) => `/collection/special/privilege/${segment(id)}`,
  ticketAddress: (id: string) => `${paths.privilegeTicket(id)}/address`,
  ticketAddressConfirm: (id: string) => `${paths.ticketAddress(id)}/confirm`,
  collectionViewable: '/collection/viewable',
  /** A story that the member was given, with its episodes (R066). */
  privilegeStory: (ipId: string, groupId: string) => `/collection/${segment(ipId)}/story/privilege/${segment(groupId)}`,
  search: '/search',
  mypage: '/mypage',
  mypageFollows: '/mypage/follow',
  deadlines: '/mypage/deadlines',
  later: '/mypage/later',
  dataExport: '/mypage/export',
  reminders: '/mypage/reminders',
  mutes: '/mypage/mutes',
  lookback: '/mypage/lookback',
  spending: '/mypage/spending',
  security: '/mypage/security',
  user: (id: string) => `/user/${segment(id)}`,
  userFollows: (id: string) => `/user/${segment(id)}/follow`,
  address: '/address',
  addressEdit: '/address/edit',
  addressConfirm: '/address/confirm',
  addressFinish: '/address/finish',
  notices: '/notification',
  notice: (id: string) => `/notification/${segment(id)}`,
  tickets: '/ticket',
  ticket: (id: string) => `/ticket/${segment(id)}`,
  presents: '/present',
  presentHistory: '/present/history',
  serialCode: '/serial-code',
  orderHistory: '/order-history',
  /**
   * The purchase page of a coin pack. `returnTo` is the full URL, without its hash, of the page to open afterwards
   * (S105, Q84).
   */
  purchase: (id: string, returnTo?: string) =>
    `/purchase/${segment(id)}${returnTo ? `?url=${encodeUrlPart(returnTo)}` : ''}`,
  purchaseMethod: '/purchase/method',
  cards: '/purchase/card',
  /** The card form, which is a separate document (card.html). */
  cardEdit: '/purchase/card/edit',
  purchaseComplete: (id: string) => `/purchase/${segment(id)}/complete`,
  offers: '/offer',
  offer: (id: string) => `/offer/${segment(id)}`,
  account: '/account',
  accountEmail: '/account/email',
  accountPassword: '/account/password',
  /** The page of a mail link whose hash contains a token that undoes a change of the login (X21). */
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
  /** Hashes that open a dialog over the current page (R086, R087). */
  shop: '#shop',
  commercial: '#commercial',
  coinHistory: '#coin-history',
} as const

/** Adds a callback to a login path, so that the user returns to `address` (S026, Q25). */
export function withCallback(path: string, address: string): string {
  return `${path}?callback=${encodeUrlPart(address)}`
}
