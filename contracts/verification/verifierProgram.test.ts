import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { VerificationImpossible } from './verificationImpossible.ts'
import { verifierProgram } from './verifierProgram.ts'

describe('the program of the Pact verifier', () => {
  it('is found in the installed package, and prints its options', () => {
    const output = execFileSync(verifierProgram(), ['verifier', '--help'], { encoding: 'utf8' })
    for (const option of ['--file', '--json', '--state-change-url', '--state-change-teardown', '--request-timeout'])
      expect(output).toContain(option)
  })

  it.each([
    ['has moved', () => ({ standalone: () => ({ pactFullPath: '/nowhere/pact' }) })],
    ['is exported under another name', () => ({})],
    [
      'has no file that exports it',
      () => {
        throw new Error('Cannot find module')
      },
    ],
  ])('that %s causes an error that says where to look for it', (_how, load) => {
    expect(() => verifierProgram(load)).toThrow(VerificationImpossible)
    expect(() => verifierProgram(load)).toThrow('Look in bin/pact.js of the installed version')
  })
})
