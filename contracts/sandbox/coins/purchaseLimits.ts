import { japaneseDay } from '../runtime/clock.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** One row of the monthly limits. */
interface PurchaseLimit {
  currencyLimitId: string
  name: string
  /** Up to and with this age. */
  untilAge: number
  /** In yen, for each account and calendar month of Japan. */
  maxAmount: number
}

/**
 * How much may be spent on coins in a month, by age: numbers of ours, the documents give none (Q73). The youngest
 * first.
 */
export const purchaseLimits: readonly [PurchaseLimit, ...PurchaseLimit[]] = [
  { currencyLimitId: 'until-15', name: '15歳以下', untilAge: 15, maxAmount: 5_000 },
  { currencyLimitId: 'until-17', name: '16〜17歳', untilAge: 17, maxAmount: 20_000 },
  { currencyLimitId: 'adult', name: '18歳以上', untilAge: Infinity, maxAmount: 300_000 },
]

/** Paid coins that one member can hold on one platform (S144, Q9). */
export const paidCoinCap = 9_999_999

/** The row for an age; without a birth date the strictest one (Q73). */
export const limitFor = (age: number | undefined): PurchaseLimit =>
  purchaseLimits.find(({ untilAge }) => age !== undefined && age <= untilAge) ?? purchaseLimits[0]

/** Full years on the calendar day in Japan. */
export function ageOf(birthday: string, now: Date): number {
  const today = japaneseDay(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** When the month began in Japan that `now` lies in: on the 1st a new amount counts. */
export const startOfMonth = (now: Date) => new Date(`${japaneseDay(now).slice(0, 7)}-01T00:00:00+09:00`)

/** The age by the birth date of the profile; undefined without one. */
export async function registeredAge({ db, now }: DbContext, accountId: string): Promise<number | undefined> {
  const profile = await db
    .selectFrom('profile')
    .select('birthday')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return profile?.birthday ? ageOf(profile.birthday, now) : undefined
}
