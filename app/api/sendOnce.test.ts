import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { sendOnce } from './sendOnce.ts'

const refused = (status: number) => new ApiError({ endpoint: drawGacha, kind: 'status', status })
const keys: string[] = []
const answering = (answer: () => unknown) =>
  vi.fn<(key: string) => Promise<unknown>>(async (key) => {
    keys.push(key)
    return answer()
  })
const failing = (error: unknown) =>
  answering(() => {
    throw error
  })

describe('sendOnce(), which names a request to the server by an Idempotency-Key (X13)', () => {
  beforeEach(() => {
    sessionStorage.clear()
    keys.length = 0
  })

  it.each([
    ['a time-out', new ApiError({ endpoint: drawGacha, kind: 'timeout' })],
    ['a lost connection', new ApiError({ endpoint: drawGacha, kind: 'network' })],
    ['an answer that cannot be read', new ApiError({ endpoint: drawGacha, kind: 'unreadable' })],
    ['a 503', refused(503)],
  ])('repeats a request under the key of the first attempt after %s', async (_name, error) => {
    await expect(sendOnce('present.all', failing(error))).rejects.toBe(error)
    await sendOnce(
      'present.all',
      answering(() => ({})),
    )
    expect(keys[1]).toBe(keys[0])
  })

  it('uses a new key for the next request after the server has answered with a success or a refusal', async () => {
    await sendOnce(
      'present.all',
      answering(() => ({})),
    )
    await expect(sendOnce('present.all', failing(refused(409)))).rejects.toThrow('409')
    await sendOnce(
      'present.all',
      answering(() => ({})),
    )
    expect(new Set(keys).size).toBe(3)
  })

  it('keeps the key of the member who logged in last when the answer for the previous member arrives late (Q350)', async () => {
    const late = Promise.withResolvers<object>()
    const first = sendOnce(
      'present.all',
      answering(() => late.promise),
    )
    // Simulates a logout, which removes all Idempotency-Keys of the tab (S035).
    sessionStorage.clear()
    const lost: unknown = new ApiError({ endpoint: drawGacha, kind: 'network' })
    await expect(sendOnce('present.all', failing(lost))).rejects.toBe(lost)
    late.resolve({})
    await first
    await sendOnce(
      'present.all',
      answering(() => ({})),
    )
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBe(keys[1])
  })

  it('uses different keys for two requests with different names', async () => {
    const lost: unknown = new ApiError({ endpoint: drawGacha, kind: 'network' })
    await expect(sendOnce('present.a', failing(lost))).rejects.toBe(lost)
    await expect(sendOnce('present.b', failing(lost))).rejects.toBe(lost)
    expect(keys[0]).not.toBe(keys[1])
  })
})
