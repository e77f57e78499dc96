import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import type { PostalAddress } from '../../address/address.endpoints.ts'
import type { ChannelId } from '../channel/channels.content.ts'
import { seedTimeOnDay, type SeedTime } from '../runtime/seed/seedTime.ts'

/** A demo account that is seeded at the first start. */
export interface SeedAccount {
  readonly accountId: string
  readonly email: string
  readonly password: string
  /**
   * The linked login providers, each with the id (`subject`) of an invented person in
   * development/providerPeople.content.ts.
   */
  readonly providers: readonly { readonly provider: SocialProvider; readonly subject: string }[]
  readonly nickName: string
  /** The unique name: half-width letters and digits (S060). */
  readonly uniqueName: string
  readonly lastName: string
  readonly firstName: string
  readonly birthday: string
  readonly gender: 1 | 2 | 3
  /** The prefecture as its code in JIS X 0401. */
  readonly prefecture: number
  readonly image?: string
  /** Whether the account belongs to staff and speaks officially for a channel or for the operator. */
  readonly isOfficial?: true
  readonly coins: { readonly paid: number; readonly free: number }
  /** The channels that the account follows, the latest first. */
  readonly follows: readonly ChannelId[]
  /** The photos that the account owns, the latest first. */
  readonly photos: readonly { readonly itemId: string; readonly count: number; readonly acquired: SeedTime }[]
  /** The photos on the account's home page in display order; the account must own them. */
  readonly homePhotos: readonly string[]
  /** The background of the account's home page; it must be available to the account. */
  readonly background?: string
  readonly address?: PostalAddress
  /**
   * The account's special privilege tickets. `isAddressSent`: the postal address has already been sent for the ticket.
   */
  readonly privileges: readonly {
    readonly privilegeId: string
    readonly acquired: SeedTime
    readonly isAddressSent?: true
  }[]
  readonly readNotices: readonly string[]
}

/** Defaults for staff accounts, which own nothing. */
const nothingOwned = {
  providers: [],
  coins: { paid: 0, free: 0 },
  follows: [],
  photos: [],
  homePhotos: [],
  privileges: [],
  readNotices: [],
} as const

/** The demo accounts and the staff's accounts. */
export const accounts: readonly SeedAccount[] = [
  {
    accountId: 'koharu',
    email: 'koharu@example.jp',
    password: 'Tsudoi-2026',
    providers: [{ provider: 'LINE', subject: 'koharu-haru' }],
    nickName: 'こはる',
    uniqueName: 'koharu',
    lastName: '小春',
    firstName: 'はる',
    birthday: '2004-02-29',
    gender: 3,
    prefecture: 14,
    image: 'fan/koharu.svg',
    coins: { paid: 2_400, free: 880 },
    follows: ['todai', 'lemonade', 'velvet'],
    photos: [
      { itemId: 'lemonade-parade-five', count: 1, acquired: seedTimeOnDay(-1, '20:14') },
      { itemId: 'lemonade-parade-mitsuki', count: 1, acquired: seedTimeOnDay(-1, '20:14') },
      { itemId: 'lemonade-parade-score', count: 2, acquired: seedTimeOnDay(-1, '20:13') },
      { itemId: 'lemonade-parade-sui-hat', count: 1, acquired: seedTimeOnDay(-2, '19:40') },
      { itemId: 'velvet-tube-rei', count: 1, acquired: seedTimeOnDay(-3, '23:52') },
      { itemId: 'todai-album-boat', count: 3, acquired: seedTimeOnDay(-5, '21:08') },
      { itemId: 'todai-album-touta', count: 1, acquired: seedTimeOnDay(-5, '21:07') },
    ],
    homePhotos: ['lemonade-parade-five', 'todai-album-touta', 'velvet-tube-rei'],
    background: 'lemonade-parade',
    address: {
      lastName: '小春',
      firstName: 'はる',
      lastNameKana: 'コハル',
      firstNameKana: 'ハル',
      postalCode: '2310023',
      prefecture: 14,
      city: '横浜市中区',
      street: '山下町1-2',
      building: '港ビル301',
      phoneNumber: '0451234567',
    },
    privileges: [
      { privilegeId: 'lemonade-flag', acquired: seedTimeOnDay(-1, '20:15') },
      { privilegeId: 'velvet-audition', acquired: seedTimeOnDay(-3, '23:55') },
      { privilegeId: 'todai-letter', acquired: seedTimeOnDay(-5, '21:10'), isAddressSent: true },
      { privilegeId: 'setsugen-bookmark', acquired: seedTimeOnDay(-12, '23:20') },
    ],
    readNotices: ['guest-name', 'collection-order', 'login-mail-delay', 'welcome', 'lemonade-parade-campaign'],
  },
  {
    accountId: 'hajime',
    email: 'hajime@example.jp',
    password: 'Tsudoi-2026',
    providers: [],
    nickName: 'はじめ',
    uniqueName: 'hajime',
    lastName: '初音',
    firstName: 'はじめ',
    birthday: '2001-09-14',
    gender: 3,
    prefecture: 1,
    coins: { paid: 0, free: 20 },
    follows: [],
    photos: [],
    homePhotos: [],
    privileges: [{ privilegeId: 'todai-letter', acquired: seedTimeOnDay(-1, '21:30') }],
    readNotices: [],
  },
  {
    ...nothingOwned,
    accountId: 'shiori',
    email: 'shiori@example.jp',
    password: 'Tsudoi-2026',
    nickName: '汐里',
    uniqueName: 'shiori',
    lastName: '潮見',
    firstName: '汐里',
    birthday: '1998-04-12',
    gender: 3,
    prefecture: 42,
    image: 'todai/member-shiori.svg',
    isOfficial: true,
  },
  {
    ...nothingOwned,
    accountId: 'kakari',
    email: 'kakari@example.jp',
    password: 'Tsudoi-2026',
    nickName: '集いの係',
    uniqueName: 'kakari',
    lastName: '掛川',
    firstName: 'まもる',
    birthday: '1990-10-01',
    gender: 3,
    prefecture: 13,
    isOfficial: true,
  },
]
