import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './queryClient.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

it.each([
  ['not a second later', 1_000, 1],
  ['two minutes later', 120_000, 2],
  ['after the device’s clock was set back by a day, so that its age is unknown', -86_400_000, 2],
])('loaded content is fetched again: %s (Q435)', async (_when, passedMs, fetches) => {
  vi.useFakeTimers({ now: Date.parse('2026-03-21T03:00:00.000Z'), toFake: ['Date'] })
  const queryFn = vi.fn<() => string>().mockReturnValue('content')
  await queryClient.fetchQuery({ queryKey: ['a'], queryFn })
  vi.setSystemTime(Date.now() + passedMs)
  await queryClient.fetchQuery({ queryKey: ['a'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(fetches)
})
