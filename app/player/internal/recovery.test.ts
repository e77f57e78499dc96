import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaybackFault } from './engine.types.ts'
import { nextRecoveryStep, type UsedRecoverySteps, type RecoveryStep } from './recovery.ts'

const faults: readonly (PlaybackFault | 'stall')[] = ['stall', 'network', 'expired', 'media', 'unplayable']

/** The recovery steps that are taken when a fault occurs repeatedly. */
function stepsOf(fault: PlaybackFault | 'stall', { canChange = true, ahead = 5 } = {}): RecoveryStep[] {
  const steps: RecoveryStep[] = []
  let spent: UsedRecoverySteps = {}
  while (!steps.includes('fail') && steps.length < 50) {
    const next = nextRecoveryStep(spent, fault, { canChange, hasCome: true, ahead })
    steps.push(next.step)
    spent = next.usedSteps
  }
  return steps
}

describe('the steps by which the video player recovers from a fault (W087)', () => {
  it.each([
    ['stall', ['nudge', 'nudge', 'resume', 'reattach', 'change', 'fail']],
    ['network', ['resume', 'renew', 'fail']],
    ['expired', ['renew', 'fail']],
    ['media', ['recover', 'reattach', 'change', 'fail']],
    ['unplayable', ['change', 'renew', 'fail']],
  ] as const)('go from the cheapest step up to showing the error, for %s', (fault, steps) => {
    expect(stepsOf(fault)).toEqual(steps)
  })

  it('never change to an engine that the browser does not have', () => {
    for (const fault of faults) expect(stepsOf(fault, { canChange: false })).not.toContain('change')
  })

  it('never skip a gap if nothing is buffered after the gap', () => {
    expect(stepsOf('stall', { ahead: 0 })).toEqual(['resume', 'reattach', 'change', 'fail'])
  })

  it('come to an end for every mixture of faults, and renew an address once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...faults), { minLength: 60, maxLength: 60 }), (mixture) => {
        const steps: RecoveryStep[] = []
        let spent: UsedRecoverySteps = {}
        for (const fault of mixture) {
          const next = nextRecoveryStep(spent, fault, { canChange: true, hasCome: true, ahead: 5 })
          steps.push(next.step)
          spent = next.usedSteps
        }
        expect(steps.filter((step) => step !== 'fail').length).toBeLessThanOrEqual(7)
        expect(steps.filter((step) => step === 'renew').length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
