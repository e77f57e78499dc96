import { expect, it } from 'vitest'
import { useErrorQueue } from './errorQueue.ts'
import { LocalFailure } from './localFailure.ts'
import { raiseLater } from './raiseLater.ts'

it('raiseLater() shows an error that occurs before the error texts are loaded with the text of this error, once they are loaded (Q314, X13)', async () => {
  raiseLater(new LocalFailure('paidElsewhere'))
  await expect
    .poll(() => useErrorQueue.getState().messages.map(({ title }) => title))
    .toEqual(['別の画面で手続き中です'])
})
