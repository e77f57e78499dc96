import type { FormFields } from '../parts/useForm.ts'
import { normaliseText } from '../../text/normaliseText.ts'
import type { PinFormKind, PinValues } from './spending.types.ts'

/** A PIN as it is compared: full-width digits become ASCII. */
export const pinOf = (typed: string): string => normaliseText(typed)

/** Why a new PIN is not accepted; undefined if it is. */
export const newPinProblem = (typed: string): string | undefined =>
  /^\d{4,8}$/.test(pinOf(typed)) ? undefined : '4〜8桁の数字で入力してください。'

const presentProblem = (typed: string) => (typed === '' ? 'いまの暗証番号を入力してください。' : undefined)

const againProblem = (typed: string, { pin }: PinValues) =>
  pinOf(typed) === pinOf(pin) ? undefined : '新しい暗証番号と同じ番号を入力してください。'

/** The fields that each form shows, in order. */
export const pinFieldsOf: Readonly<Record<PinFormKind, readonly (keyof PinValues)[]>> = {
  set: ['pin', 'again'],
  change: ['present', 'pin', 'again'],
  remove: ['present'],
  unblock: ['present'],
}

const fields: FormFields<PinValues> = {
  present: { id: 'pin-present', label: 'いまの暗証番号', problem: presentProblem },
  pin: { id: 'pin-new', label: '新しい暗証番号', problem: newPinProblem },
  again: { id: 'pin-again', label: '新しい暗証番号（もう一度）', problem: againProblem },
}

/** The fields of a form, without the rules of those that it does not show. */
export function pinFormFields(kind: PinFormKind): FormFields<PinValues> {
  const shown = pinFieldsOf[kind]
  const fieldOf = (name: keyof PinValues) =>
    shown.includes(name) ? fields[name] : { ...fields[name], problem: undefined }
  return { present: fieldOf('present'), pin: fieldOf('pin'), again: fieldOf('again') }
}

/** The sentence at a PIN that was wrong. `triesLeft`: how many more are accepted before a wait. */
export const wrongPinText = (triesLeft: number): string =>
  `番号がちがいます。あと${triesLeft}回ちがうと、しばらく入力できなくなります。`
