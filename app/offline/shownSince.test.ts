// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { markShown, renewShown, shownSince, standIn } from './shownSince.ts'

vi.mock('../errors/raiseLater.ts', () => ({ raiseLater: () => {} }))

const now = Date.parse('2026-01-31T12:00:00Z')
const yesterday = now - 86_400_000
const longAgo = now - 3 * 86_400_000

const leave: (() => void)[] = []

/** A part of the page on the screen, with its answer as soon as it is there. */
async function show(name: string, ask: () => Promise<unknown> | string = () => name): Promise<void> {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: ask })
  leave.push(observer.subscribe(() => {}))
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
}

/** What was kept then stands in for an answer. */
const keptFrom = (time: number) => () => {
  standIn(time)
  return 'kept'
}

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(now))
afterEach(() => {
  for (const end of leave.splice(0)) end()
  queryClient.clear()
  vi.restoreAllMocks()
})

it('follows each answer that stands in, the oldest on the screen, and what hosts say again (R064, Q282)', async () => {
  await show('profile')
  expect(shownSince()).toBe(now)
  await show('photos', keptFrom(yesterday))
  expect(shownSince()).toBe(yesterday)
  await show('films', keptFrom(longAgo))
  expect(shownSince()).toBe(longAgo)
  leave.pop()?.()
  expect(shownSince()).toBe(yesterday)
})

it('is the older time of answers that stand in side by side, whichever comes last (R064, Q282)', async () => {
  const first = Promise.withResolvers<void>()
  const photos = show('photos', async () => {
    standIn(longAgo)
    await first.promise
    return 'kept'
  })
  await show('films', keptFrom(yesterday))
  first.resolve()
  await photos
  expect(shownSince()).toBe(longAgo)
  // At rest since: the next one is as old as it is.
  leave.splice(0).forEach((end) => end())
  await show('notices', keptFrom(yesterday))
  expect(shownSince()).toBe(yesterday)
})

it('stays that of what was shown first where the host refuses to say it anew (Q282)', async () => {
  let host = () => Promise.resolve('photos')
  await show('photos', () => host())
  expect(shownSince()).toBe(now)
  markShown(yesterday)
  host = () => Promise.reject(new Error('refused'))
  await renewShown()
  expect(shownSince()).toBe(yesterday)
  host = () => Promise.resolve('photos')
  await renewShown()
  expect(shownSince()).toBe(now)
})
