import type { MessageCode } from '../../../errors.ts'
import { Failure } from '../failure.ts'

/** The form of an e-mail address: one @, a domain with a dot, no white space, at most 254 characters (RFC 5321). */
const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** The address in lower case, by which accounts are found. Throws InvalidEmailFormat if it is invalid. */
export function emailKey(email: string): string {
  if (email.length > 254 || !emailPattern.test(email)) throw new Failure('InvalidEmailFormat')
  return email.toLowerCase()
}

/** Throws unless the password has 8 to 25 printable ASCII characters, none four times in a row (S058, S059, Q60). */
export function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem) throw new Failure(problem)
}

function passwordProblem(password: string): MessageCode | undefined {
  if (password.length < 8 || password.length > 25) return 'InvalidPasswordLength'
  if (!/^[\x21-\x7e]+$/.test(password)) return 'InvalidPasswordFormat'
  return /(.)\1{3}/.test(password) ? 'InvalidPasswordConsecutive' : undefined
}
