import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { VerificationImpossible } from './verificationImpossible.ts'
import { verifierProgram } from './verifierProgram.ts'

describe('the program of the Pact verifier', () => {
  it('is found in the pinned package, and runs', () => {
    const output = execFileSync(verifierProgram(), ['verifier', '--help'], { encoding: 'utf8' })
    for (const option of ['--file', '--json', '--state-change-url', '--state-change-teardown', '--request-timeout'])
      expect(output).toContain(option)
  })

  it.each([
    ['has moved', () => ({ standalone: () => ({ pactFullPath: '/nowhere/pact' }) })],
    ['is told by another name', () => ({})],
    [
      'is told by no file',
      () => {
        throw new Error('Cannot find module')
      },
    ],
  ])('that %s is reported with advice', (_how, load) => {
    expect(() => verifierProgram(load)).toThrow(VerificationImpossible)
    expect(() => verifierProgram(load)).toThrow('Look in bin/pact.js of the installed version')
  })
})
