import { test as base, expect, type Page } from '@playwright/test'
import type { OpenedPlayer } from './playerPage.tsx'
import { PlayerServer } from './playerServer.ts'

export { expect }

/** A test with a server for the player's page, in its initial state. */
export const test = base.extend<{ server: PlayerServer }, { open: PlayerServer }>({
  open: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const server = await PlayerServer.open()
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  server: async ({ open }, provide) => {
    open.reset()
    await provide(open)
  },
})

/** The video of the page. */
export const video = (page: Page) => page.locator('video')
/** The playback position in seconds. */
export const positionOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)
/** Presses the play button over the poster. */
export const play = (page: Page) => page.getByRole('button', { name: /を再生$/ }).click()

/** Waits until the video plays beyond its current position, or beyond `beyond` (seconds). */
export async function expectPlaying(page: Page, beyond = 0): Promise<void> {
  const from = Math.max(beyond, await positionOf(page))
  await expect.poll(() => positionOf(page)).toBeGreaterThan(from + 0.3)
}

/** Opens the page with a player. `engine: 'hls'` simulates a browser without native HLS. */
export async function visit(
  page: Page,
  { address }: PlayerServer,
  opened: OpenedPlayer = {},
  engine: 'native' | 'hls' = 'native',
) {
  if (engine === 'hls') await page.addInitScript(() => (HTMLMediaElement.prototype.canPlayType = () => ''))
  await page.goto(address)
  await page.evaluate((given) => window.openPlayer(given), opened)
}

/** Seeks to a position in seconds. */
export const seek = (page: Page, to: number) =>
  video(page).evaluate((element: HTMLVideoElement, place) => (element.currentTime = place), to)
