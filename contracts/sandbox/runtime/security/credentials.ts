import type { MessageCode } from '../../../errors.ts'
import { Failure } from '../failure.ts'

/** The shape of an address: one @, a dotted domain, no white space, at most 254 characters (RFC 5321). */
const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** The address in the form that is unique; InvalidEmailFormat when it is none. */
export function emailKey(email: string): string {
  if (email.length > 254 || !emailPattern.test(email)) throw new Failure('InvalidEmailFormat')
  return email.toLowerCase()
}

/** 8 to 25 printable ASCII characters, none four times in a row (S058, S059, Q60). */
export function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem) throw new Failure(problem)
}

function passwordProblem(password: string): MessageCode | undefined {
  if (password.length < 8 || password.length > 25) return 'InvalidPasswordLength'
  if (!/^[\x21-\x7e]+$/.test(password)) return 'InvalidPasswordFormat'
  return /(.)\1{3}/.test(password) ? 'InvalidPasswordConsecutive' : undefined
}
