import { chromium, test as base, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../../tools/browser.ts'
import { TalkServer } from './talkServer.ts'

/** Cameras and microphones that are none, and media over loopback. */
export const fakeDevices = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=3',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
]

export interface Sides {
  server: TalkServer
  first: Page
  second: Page
}

/** Two browsers: two pages of one would share a camera's fate when one is in the background. */
export const test = base.extend<Sides, { browsers: Browser[]; talkServer: TalkServer }>({
  talkServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture wants
    async ({}, provide) => {
      const server = await new TalkServer().open()
      await provide(server)
      server.close()
    },
    { scope: 'worker' },
  ],
  browsers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture wants
    async ({}, provide) => {
      const { executablePath, args, env } = await findBrowser()
      const options = { executablePath, args: [...args, ...fakeDevices], env: env as Record<string, string> }
      const browsers = await Promise.all([chromium.launch(options), chromium.launch(options)])
      await provide(browsers)
      await Promise.all(browsers.map((browser) => browser.close()))
    },
    { scope: 'worker' },
  ],
  server: async ({ talkServer }, provide) => {
    await provide(talkServer)
    talkServer.isAway = false
  },
  first: async ({ browsers, server }, provide) => provide(await opened(browsers[0]!, server)),
  second: async ({ browsers, server }, provide) => provide(await opened(browsers[1]!, server)),
})

async function opened(browser: Browser, { address }: TalkServer): Promise<Page> {
  const page = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'talk' in window)
  return page
}

let rooms = 0
/** An account, and the room that is its own. */
export const newRoom = () => `acc-${(rooms += 1)}-${Math.random().toString(36).slice(2)}`
