import {
  checkSavePasswordCode,
  prepareSaveEmail,
  prepareSavePassword,
  saveEmail,
  savePassword,
} from '@tsudoi/contracts/auth/auth.endpoints'
import { describe, expect, it } from 'vitest'
import { loginErrors } from './login.mutations.ts'

/**
 * Codes that have a dialog and what follows it: E013 to the log-in, E016 back, E037 to the start. For a missing proof
 * the dialog asks for it (X21).
 */
const dialogs = ['NotExistsPassword', 'DiscardedEmail', 'DeadlineExceededSavePassword', 'ReauthenticationRequired']

describe('what the host refuses about the log-in (E013, E016, E031, E032, E034, E037, E039–E043, E065)', () => {
  it.each([
    ['prepareEmail', prepareSaveEmail],
    ['saveEmail', saveEmail],
    ['preparePassword', prepareSavePassword],
    ['checkPassword', checkSavePasswordCode],
    ['savePassword', savePassword],
  ] as const)('has its place in the step %s, or a dialog', (step, { codes }) => {
    const placed: readonly string[] = loginErrors[step].handles
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !placed.includes(code) && !dialogs.includes(code))).toEqual([])
  })
})
