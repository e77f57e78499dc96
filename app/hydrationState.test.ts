import { afterEach, expect, it } from 'vitest'
import { finishHydration, hydrationStateId, isNewDevice, restoreHydrationState } from './hydrationState.ts'
import { queryClient } from './queryClient.ts'
import { defaultFrameSettings, initialFrameSettings } from './shell/frameSettings.ts'
import { deviceStore, tabStore } from './storage/textStore.ts'
import { serverIso } from './time/clock.ts'

afterEach(async () => {
  document.body.replaceChildren()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  await finishHydration()
})

function embed(renderedAt: string): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = hydrationStateId
  const frame = { isStage: true, channel: { id: 'todai' } }
  block.textContent = JSON.stringify({ now: renderedAt, frame, queries: [[['channel', 'todai'], { name: '灯台' }]] })
  document.body.append(block)
}

it('restoreHydrationState() sets the data, frame and time with which the server rendered the page, until the page is hydrated', async () => {
  const renderedAt = new Date(Date.now() - 20_000).toISOString()
  embed(renderedAt)
  expect(restoreHydrationState()).toBe(true)
  expect(queryClient.getQueryData(['channel', 'todai'])).toEqual({ name: '灯台' })
  expect(initialFrameSettings.current).toEqual({ isStage: true, channel: { id: 'todai' } })
  expect(serverIso()).toBe(renderedAt)
  await finishHydration()
  expect(initialFrameSettings.current).toBe(defaultFrameSettings)
  expect(serverIso()).not.toBe(renderedAt)
})

it.each([
  ['is as old as the page', -100_000, -100_000],
  ['is not from the future if the device’s clock is behind', 3_600_000, 0],
])('restoreHydrationState() restores data that %s', (_name, renderedIn, updatedIn) => {
  const before = Date.now()
  embed(new Date(before + renderedIn).toISOString())
  restoreHydrationState()
  const updatedAt = queryClient.getQueryState(['channel', 'todai'])?.dataUpdatedAt ?? 0
  expect(Math.abs(updatedAt - (before + updatedIn))).toBeLessThan(5_000)
})

it('restoreHydrationState() restores nothing on a page without data', () => {
  expect(restoreHydrationState()).toBe(false)
})

it('isNewDevice() returns false on a device that has stored a value which pages may show', () => {
  deviceStore.set('tsudoi.device', 'id')
  tabStore.setJson('tsudoi.scroll', {})
  expect(isNewDevice()).toBe(true)
  deviceStore.set('tsudoi.only-official', 'true')
  expect(isNewDevice()).toBe(false)
})
