import { expect, it } from 'vitest'
import { useErrorQueue } from './errorQueue.ts'
import { LocalFailure } from './localFailure.ts'
import { raiseLater } from './raiseLater.ts'

it('raiseLater() waits for the error texts: an error that occurs before they are loaded is shown with its own text (Q314, X13)', async () => {
  raiseLater(new LocalFailure('paidElsewhere'))
  await expect
    .poll(() => useErrorQueue.getState().messages.map(({ title }) => title))
    .toEqual(['別の画面で手続き中です'])
})
