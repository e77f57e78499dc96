import type { MessageCode } from '../../../errors.ts'
import { emailPattern, longestEmail, passwordLengths, passwordPattern } from '../../../requestFields.ts'
import { Failure } from '../failure.ts'

/**
 * The e-mail address in lower case, with which accounts are looked up. Throws InvalidEmailFormat if the address is
 * invalid.
 */
export function emailKey(email: string): string {
  if (email.length > longestEmail || !emailPattern.test(email)) throw new Failure('InvalidEmailFormat')
  return email.toLowerCase()
}

/** Throws unless the password has 8 to 25 printable ASCII characters, none four times in a row (S058, S059, Q60). */
export function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem) throw new Failure(problem)
}

function passwordProblem(password: string): MessageCode | undefined {
  if (password.length < passwordLengths.least || password.length > passwordLengths.most) return 'InvalidPasswordLength'
  if (!passwordPattern.test(password)) return 'InvalidPasswordFormat'
  return /(.)\1{3}/.test(password) ? 'InvalidPasswordConsecutive' : undefined
}
