import { dashes, normaliseAscii, normaliseKana, normaliseLine, normalisePhone } from '../../text/normaliseText.ts'
import { digitsOf } from '../../text/digitsOf.ts'
import { requiredTextRule, type FieldRule } from '../account.rules.ts'
import type { AddressValues } from './address.types.ts'

const optional =
  (rule: FieldRule): FieldRule =>
  (typed) =>
    normaliseLine(typed) === '' ? undefined : rule(typed)

function kanaProblem(label: string): FieldRule {
  return (typed) => {
    const kana = normaliseKana(typed)
    if (!/^[ァ-ヶー・][ァ-ヶー・ ]*$/.test(kana)) return `${label}をひらがなかカタカナで入力してください。`
    if (kana.length > 40) return `${label}が40文字を超えています。あと${kana.length - 40}文字減らしてください。`
    return undefined
  }
}

/** The digits of a postal code, with or without 〒 and a hyphen; undefined when the text contains anything else. */
const postalDigitsOf = (typed: string) => digitsOf(normaliseAscii(typed).replace(/^〒/, ''))

/** The rule for a postal code: seven digits of any width, with or without 〒 and a hyphen. */
const postalCodeProblem: FieldRule = (typed) => {
  const digits = postalDigitsOf(typed)
  if (digits === undefined) return '郵便番号は、7桁の数字で入力してください。'
  if (digits === '') return '郵便番号を入力してください。'
  if (digits.length < 7) return `郵便番号が${digits.length}桁です。あと${7 - digits.length}桁入力してください。`
  if (digits.length > 7) return '郵便番号は7桁です。数字を確かめてください。'
  return undefined
}

/** The characters of a phone number in the usual formats: 045-123-4567, (045) 123 4567, +81.45.123.4567. */
const phoneFormat = /^\+?[\d\s().-]*$/

const phoneProblem: FieldRule = (typed) => {
  if (!phoneFormat.test(normaliseAscii(typed).replace(dashes, '-')))
    return '電話番号は、数字とハイフンだけで入力してください。'
  const digits = normalisePhone(typed)
  if (digits === '') return '電話番号を入力してください。'
  if (!digits.startsWith('0')) return '電話番号を0から入力してください。例：0451234567'
  if (digits.length < 10 || digits.length > 11)
    return `電話番号が${digits.length}桁です。市外局番から、10桁か11桁で入力してください。`
  return undefined
}

/**
 * The rule for each field: returns an error sentence, or undefined when the input is valid. The limits are those of
 * the server.
 */
export const addressProblem: Record<keyof AddressValues, FieldRule> = {
  lastName: requiredTextRule('姓', 40),
  firstName: requiredTextRule('名', 40),
  lastNameKana: optional(kanaProblem('姓のフリガナ')),
  firstNameKana: optional(kanaProblem('名のフリガナ')),
  postalCode: postalCodeProblem,
  prefecture: (chosen) => (chosen === '' ? '都道府県を選んでください。' : undefined),
  city: requiredTextRule('市区町村', 60),
  street: requiredTextRule('町名・番地', 100),
  building: optional(requiredTextRule('建物名・部屋番号', 100)),
  phoneNumber: phoneProblem,
}

/** Formats seven digits of any form as 231-0023; returns any other input unchanged. */
export function postalCodeText(typed: string): string {
  const digits = postalDigitsOf(typed)
  return digits?.length === 7 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : typed
}

/** Converts every field to the width in which it is saved: ２３１ー００２３ → 231-0023, ほしの → ホシノ. */
export function normalisedAddress(typed: AddressValues): AddressValues {
  return {
    ...typed,
    lastName: normaliseLine(typed.lastName),
    firstName: normaliseLine(typed.firstName),
    lastNameKana: normaliseKana(typed.lastNameKana),
    firstNameKana: normaliseKana(typed.firstNameKana),
    postalCode: postalCodeText(typed.postalCode),
    city: normaliseLine(typed.city),
    street: normaliseLine(typed.street),
    building: normaliseLine(typed.building),
    phoneNumber: normalisePhone(typed.phoneNumber),
  }
}
