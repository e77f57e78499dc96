import { hasVisibleCharacter } from '../text/hasVisibleCharacter.ts'
import { textLength } from '../text/userText.ts'
import { normaliseEmail, normaliseLine, normaliseText } from '../text/normaliseText.ts'
import { digitsOf } from '../text/digitsOf.ts'

/**
 * Validation rules for credentials and profile fields. A rule returns the Japanese error sentence (what is wrong and
 * what to do), or undefined when the input is valid. Log-in forms only require a non-empty field: existing passwords
 * may be older than these rules.
 */
export type FieldRule = (typed: string) => string | undefined

const PASSWORD = { min: 8, max: 25, run: 4 }
const EMAIL_MAX = 254

/** The rule for a new password: 8 to 25 characters, no run of 4 identical ones, printable ASCII (S058, S059, Q60). */
export const passwordProblem: FieldRule = (typed) => {
  if (!/^[\x21-\x7e]*$/.test(typed))
    return 'パスワードに使えない文字があります。半角の英数字と記号だけで入力してください。'
  const { length } = typed
  if (length === 0 || length > PASSWORD.max) return requiredTextRule('パスワード', PASSWORD.max)(typed)
  if (length < PASSWORD.min)
    return `パスワードが${length}文字です。あと${PASSWORD.min - length}文字以上加えてください。`
  const run = /(.)\1{3,}/.exec(typed)?.[0]
  if (run) return `同じ文字「${run.charAt(0)}」が${run.length}回続いています。${PASSWORD.run - 1}回までにしてください。`
  return undefined
}

/**
 * The rule for an e-mail address: checks only the rough shape, after normalising full-width characters and stray
 * spaces. Whether the address exists is proven by a mailed code.
 */
export const emailProblem: FieldRule = (typed) => {
  const email = normaliseEmail(typed)
  if (email === '') return 'メールアドレスを入力してください。'
  if (!email.includes('@')) return 'メールアドレスに「@」がありません。koharu@example.jp のように入力してください。'
  if (!/^[^@]+@[^@.]+(\.[^@.]+)+$/.test(email) || email.length > EMAIL_MAX) {
    return 'メールアドレスの形を確かめてください。koharu@example.jp のように入力してください。'
  }
  return undefined
}

/** The rule for a user ID: half-width letters and digits, 4 to 20 characters (S060, Q60). */
export const uniqueNameProblem: FieldRule = (typed) => {
  const name = normaliseText(typed)
  if (!/^[A-Za-z0-9]*$/.test(name))
    return 'ユーザーIDに使えない文字があります。半角の英字と数字だけで入力してください。'
  if (name.length > 0 && name.length < 4)
    return `ユーザーIDが${name.length}文字です。あと${4 - name.length}文字以上加えてください。`
  return requiredTextRule('ユーザーID', 20)(typed)
}

/** The rule for a mailed code: six digits, half-width or full-width (Q60). */
export const codeProblem: FieldRule = (typed) => {
  const digits = digitsOf(typed)
  if (digits === undefined) return '認証コードは、6桁の数字だけを入力してください。'
  if (digits === '') return '認証コードを入力してください。'
  if (digits.length < 6) return `認証コードが${digits.length}桁です。あと${6 - digits.length}桁入力してください。`
  if (digits.length > 6) return '認証コードは6桁です。メールの数字を確かめてください。'
  return undefined
}

/**
 * Returns a rule for a required one-line text of at most `max` graphemes with at least one visible character (S134,
 * Q370).
 */
export function requiredTextRule(label: string, max: number): FieldRule {
  return (typed) => {
    const text = normaliseLine(typed)
    const length = textLength(text)
    if (!hasVisibleCharacter(text)) return `${label}を入力してください。`
    if (length > max) return `${label}が${max}文字を超えています。あと${length - max}文字減らしてください。`
    return undefined
  }
}
