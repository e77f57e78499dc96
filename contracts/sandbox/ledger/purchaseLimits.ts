import { japaneseDay } from '../runtime/clock.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** A limit on how much members up to a certain age may spend per month. */
interface PurchaseLimit {
  currencyLimitId: string
  name: string
  /** The highest age to which the limit applies (inclusive). */
  untilAge: number
  /** The maximum in yen for each account and calendar month in Japan. */
  maxAmount: number
}

/**
 * How much a member may spend on coins per month, by age, the youngest first. The specification gives no amounts; the
 * product defines them (Q73).
 */
export const purchaseLimits: readonly [PurchaseLimit, ...PurchaseLimit[]] = [
  { currencyLimitId: 'until-15', name: '15歳以下', untilAge: 15, maxAmount: 5_000 },
  { currencyLimitId: 'until-17', name: '16〜17歳', untilAge: 17, maxAmount: 20_000 },
  { currencyLimitId: 'adult', name: '18歳以上', untilAge: Infinity, maxAmount: 300_000 },
]

/** The maximum number of paid coins that a member can own on one platform (S144, Q9). */
export const paidCoinCap = 9_999_999

/** The limit that applies at an age in years; the lowest limit if the age is unknown (Q73). */
export const purchaseLimitFor = (age: number | undefined): PurchaseLimit =>
  purchaseLimits.find(({ untilAge }) => age !== undefined && age <= untilAge) ?? purchaseLimits[0]

/** A person's age in full years on the current calendar day in Japan. */
export function ageOf(birthday: string, now: Date): number {
  const today = japaneseDay(now)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** The start of the current month in Japan, when the monthly limit starts again. */
export const startOfMonth = (now: Date) => new Date(`${japaneseDay(now).slice(0, 7)}-01T00:00:00+09:00`)

/** The member's age in years by the birth date in the profile; undefined without a birth date. */
export async function ageOfMember({ db, now }: DbContext, accountId: string): Promise<number | undefined> {
  const profile = await db
    .selectFrom('profile')
    .select('birthday')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return profile?.birthday ? ageOf(profile.birthday, now) : undefined
}
