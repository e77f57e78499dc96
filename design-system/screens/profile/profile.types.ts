import type { TypedDate } from '../../components/DateField.tsx'

/** How the form holds a gender: '' is not chosen, 1 male, 2 female, 3 no answer (A§3). */
export type GenderValue = '' | '1' | '2' | '3'

/** What is typed at /profile/edit. */
export interface ProfileValues {
  nickName: string
  /** ユーザーID, half-width alphanumeric (S060). */
  uniqueName: string
  lastName: string
  firstName: string
  birthday: TypedDate
  /** 1 male, 2 female, 3 no answer (A§3); '' is not chosen. */
  gender: GenderValue
  /** JIS X 0401: 1 … 47; '' is not chosen. */
  prefecture: string
}

/** A form that nobody has typed in, of somebody without a profile. */
export const emptyProfile: ProfileValues = {
  nickName: '',
  uniqueName: '',
  lastName: '',
  firstName: '',
  birthday: { year: '', month: '', day: '' },
  gender: '',
  prefecture: '',
}

/** The three answers, in the order in which they are offered. */
export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
  { value: '3', label: '回答しない' },
] as const

/** The words for a chosen value, 未回答 where none was chosen. */
export function choiceText(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '未回答'
}

/** 2004年2月29日. */
export function birthdayText({ year, month, day }: TypedDate): string {
  return `${Number(year)}年${Number(month)}月${Number(day)}日`
}
