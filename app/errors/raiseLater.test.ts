import { expect, it } from 'vitest'
import { useErrorQueue } from './errorQueue.ts'
import { LocalFailure } from './localFailure.ts'
import { raiseLater } from './raiseLater.ts'

it('waits for the words: what fails before they have come is told by its own (Q314, X13)', async () => {
  raiseLater(new LocalFailure('paidElsewhere'))
  await expect
    .poll(() => useErrorQueue.getState().messages.map(({ title }) => title))
    .toEqual(['別の画面で手続き中です'])
})
