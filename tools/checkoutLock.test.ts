import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withLock } from './checkoutLock.ts'

const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'test.lock')

it('runs one task after the other, and names the process that is waited for once', async () => {
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

it('is released when the task fails', async () => {
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

it('does not wait for a process that has ended', async () => {
  const file = newLock()
  // A process id above Linux's maximum.
  writeFileSync(file, '4194305')
  expect(
    await withLock(
      file,
      () => undefined,
      async () => 'done',
    ),
  ).toBe('done')
})
