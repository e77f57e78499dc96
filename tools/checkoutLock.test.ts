import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from './checkoutLock.ts'

const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'test.lock')

it('withLock() runs two tasks one after the other, and reports once to the waiting task which process holds the lock', async () => {
  const file = newLock()
  const order: string[] = []
  const waits: number[] = []
  const first = Promise.withResolvers<void>()
  const one = withLock(
    file,
    () => undefined,
    async () => {
      order.push('one begins')
      await first.promise
      order.push('one ends')
    },
  )
  const two = withLock(
    file,
    (pid) => waits.push(pid),
    async () => void order.push('two'),
  )
  await expect.poll(() => waits).toEqual([process.pid])
  first.resolve()
  await Promise.all([one, two])
  expect(order).toEqual(['one begins', 'one ends', 'two'])
  expect(waits).toHaveLength(1)
  expect(existsSync(file)).toBe(false)
})

it('withLock() releases the lock when its task fails', async () => {
  const file = newLock()
  await expect(
    withLock(
      file,
      () => undefined,
      () => Promise.reject(new Error('broken')),
    ),
  ).rejects.toThrow('broken')
  expect(existsSync(file)).toBe(false)
})

it('withLock() runs its task despite the lock of a process that has ended', async () => {
  const file = newLock()
  // The id in the lock is above Linux's maximum, so that no process can have it.
  writeFileSync(file, '4194305')
  expect(
    await withLock(
      file,
      () => undefined,
      async () => 'done',
    ),
  ).toBe('done')
})
