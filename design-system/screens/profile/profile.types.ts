import type { TypedDate } from '../../components/DateField.tsx'

/** The form's value of a gender: '' not chosen, 1 male, 2 female, 3 no answer (A§3). */
export type GenderValue = '' | '1' | '2' | '3'

/** The values of the form at /profile/edit. */
export interface ProfileValues {
  nickName: string
  /** The ユーザーID: half-width letters and digits (S060). */
  uniqueName: string
  lastName: string
  firstName: string
  birthday: TypedDate
  /** The gender: 1 male, 2 female, 3 no answer (A§3); '' not chosen. */
  gender: GenderValue
  /** The prefecture by its JIS X 0401 number, 1 to 47; '' not chosen. */
  prefecture: string
}

/** The initial values of a member without a profile. */
export const emptyProfile: ProfileValues = {
  nickName: '',
  uniqueName: '',
  lastName: '',
  firstName: '',
  birthday: { year: '', month: '', day: '' },
  gender: '',
  prefecture: '',
}

/** The three genders to choose from, in display order. */
export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
  { value: '3', label: '回答しない' },
] as const

/** The label of the chosen option; 未回答 when none is chosen. */
export function optionLabelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '未回答'
}

/** The birthday as text: 2004年2月29日. */
export function birthdayText({ year, month, day }: TypedDate): string {
  return `${Number(year)}年${Number(month)}月${Number(day)}日`
}
