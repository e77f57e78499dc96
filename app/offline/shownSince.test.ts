// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { lastKept, setOffline } from './connection.ts'
import { shownSince, watchKeptQueries } from './shownSince.ts'

const now = Date.parse('2026-01-31T12:00:00Z')
const yesterday = now - 86_400_000
const longAgo = now - 3 * 86_400_000

const leave: (() => void)[] = []

/** A part of the page on the screen, with an answer that is there. */
async function show(name: string): Promise<void> {
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn: () => name })
  leave.push(observer.subscribe(() => {}))
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
}

function keptFrom(time: number): void {
  setOffline(true)
  Object.assign(lastKept, { time, oldest: Math.min(lastKept.oldest, time) })
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
  Object.assign(lastKept, { time: 0, oldest: Infinity })
})
afterEach(() => {
  for (const end of leave.splice(0)) end()
  queryClient.clear()
  setOffline(false)
  vi.restoreAllMocks()
})

it('is the time at which a page without a network was read, though it was there before anybody listened (R064, Q282)', async () => {
  keptFrom(longAgo)
  await show('photos')
  keptFrom(yesterday)
  expect(shownSince()).toBe(longAgo)
})

it('follows each answer that stands in, the oldest on the screen, and what hosts say again (R064, Q282)', async () => {
  watchKeptQueries()
  await show('profile')
  expect(shownSince()).toBe(now)
  keptFrom(yesterday)
  await show('photos')
  expect(shownSince()).toBe(yesterday)
  setOffline(false)
  await queryClient.invalidateQueries()
  expect(shownSince()).toBe(now)
})
