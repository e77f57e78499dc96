import type { DatePart, TypedDate } from '../../components/DateField.tsx'
import { normaliseLine } from '../../text/normaliseText.ts'
import { requiredTextRule, uniqueNameProblem } from '../account.rules.ts'
import type { ProfileValues } from './profile.types.ts'

/** The rule for a nickname, which other fans see: at most 20 characters. The specification does not set this limit. */
export const nickNameProblem = requiredTextRule('ニックネーム', 20)
/** The rule for the family name, which other members do not see: at most 20 characters (X19). */
export const lastNameProblem = requiredTextRule('姓', 20)
/** The rule for the given name: at most 20 characters (X19). */
export const firstNameProblem = requiredTextRule('名', 20)

/** An error of a typed birthday. */
export interface BirthdayProblem {
  /** The error sentence. */
  text: string
  /** The wrong parts of the date. */
  wrong: readonly DatePart[]
}

const OLDEST_YEAR = 1900

const partNames = (parts: readonly DatePart[]) =>
  parts.map((part) => ({ year: '年', month: '月', day: '日' })[part]).join('と')

/** Checks that a typed birthday is a real day, not in the future. `now` is ISO 8601. */
export function birthdayProblem(typed: TypedDate, now: string): BirthdayProblem | undefined {
  const missing = (['year', 'month', 'day'] as const).filter((part) => typed[part] === '')
  if (missing.length === 3) return { text: '生年月日を入力してください。', wrong: missing }
  if (missing.length > 0) {
    return { text: `生年月日の${partNames(missing)}を入力してください。`, wrong: missing }
  }
  const unreadable = (['year', 'month', 'day'] as const).filter((part) => !/^\d+$/.test(typed[part]))
  if (unreadable.length > 0)
    return { text: `生年月日の${partNames(unreadable)}は、数字だけで入力してください。`, wrong: unreadable }
  const [year, month, day] = [Number(typed.year), Number(typed.month), Number(typed.day)]
  if (year < OLDEST_YEAR || typed.year.length !== 4)
    return { text: '年を西暦4桁で入力してください。例：2004', wrong: ['year'] }
  if (month < 1 || month > 12)
    return { text: `${month}月は存在しません。1から12までで入力してください。`, wrong: ['month'] }
  if (!isRealDay(year, month, day)) {
    return { text: `${month}月${day}日は存在しません。日を入力しなおしてください。`, wrong: ['month', 'day'] }
  }
  if (birthdayIso(typed) > todayInJapan(now)) {
    return { text: '生年月日が未来の日付です。入力しなおしてください。', wrong: ['year', 'month', 'day'] }
  }
  return undefined
}

/** The date in the format of the API (S061): 2004-02-29. */
export function birthdayIso({ year, month, day }: TypedDate): string {
  const twoDigits = (part: string) => String(Number(part)).padStart(2, '0')
  return `${year.padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Splits an API date into the parts of the form; an unreadable value gives an empty date. */
export function typedBirthday(iso: string | undefined): TypedDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? []
  if (!year || !month || !day) return { year: '', month: '', day: '' }
  return { year, month: String(Number(month)), day: String(Number(day)) }
}

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function todayInJapan(now: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date(now))
}

/** Converts every text to the width in which it is saved. */
export function normalisedProfile(typed: ProfileValues): ProfileValues {
  const { nickName, uniqueName, lastName, firstName } = typed
  return {
    ...typed,
    nickName: normaliseLine(nickName),
    uniqueName: normaliseLine(uniqueName),
    lastName: normaliseLine(lastName),
    firstName: normaliseLine(firstName),
  }
}

/** Whether all required values are present and valid. A birthday that is already saved is not checked again. */
export function isProfileComplete(typed: ProfileValues, now: string, canSetBirthday: boolean): boolean {
  const problems = [
    nickNameProblem(typed.nickName),
    uniqueNameProblem(typed.uniqueName),
    lastNameProblem(typed.lastName),
    firstNameProblem(typed.firstName),
    canSetBirthday ? birthdayProblem(typed.birthday, now) : undefined,
  ]
  return problems.every((problem) => problem === undefined)
}
