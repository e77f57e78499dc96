import { chromium, test as base, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../../../tools/browser.ts'
import { LivekitHost } from './livekitHost.ts'
import type { EngineAdapter, TalkHost } from './talkHost.ts'
import { TalkServer } from './talkServer.ts'

/** Browser flags for fake cameras and microphones, and for media over loopback. */
export const fakeDeviceFlags = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=3',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
]

/** The two browsers of a talk, one page in each, and the server side. */
export interface TalkSetup {
  host: TalkHost
  first: Page
  second: Page
}

interface Worker {
  /** The engine adapter with its server side. Default: `plain` with the sandbox's signalling. */
  adapter: EngineAdapter
  browsers: Browser[]
  talkServer: TalkServer
  talkHost: TalkHost
}

/** Test with two browsers: of two pages in one browser, the one in the background would lose its camera. */
export const test = base.extend<TalkSetup, Worker>({
  adapter: ['plain', { scope: 'worker', option: true }],
  talkServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const server = await new TalkServer().open()
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  talkHost: [
    async ({ adapter, talkServer }, provide) => {
      const host = await hostOf(adapter, talkServer)
      await provide(host)
      if (host !== talkServer) await host.close()
    },
    { scope: 'worker' },
  ],
  browsers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, provide) => {
      const options = await launchOptions()
      const browsers = await Promise.all([chromium.launch(options), chromium.launch(options)])
      await provide(browsers)
      await Promise.all(browsers.map((browser) => browser.close()))
    },
    { scope: 'worker' },
  ],
  host: async ({ talkHost }, provide) => {
    await provide(talkHost)
    talkHost.comeBack()
  },
  first: async ({ browsers, talkServer, adapter }, provide) => {
    const page = await opened(browsers[0]!, talkServer, adapter)
    await provide(page)
    await page.context().close()
  },
  second: async ({ browsers, talkServer, adapter }, provide) => {
    const page = await opened(browsers[1]!, talkServer, adapter)
    await provide(page)
    await page.context().close()
  },
})

async function launchOptions() {
  const { executablePath, args, env } = await findBrowser()
  return { executablePath, args: [...args, ...fakeDeviceFlags], env: env as Record<string, string> }
}

async function hostOf(adapter: EngineAdapter, talkServer: TalkServer): Promise<TalkHost> {
  return adapter === 'livekit' ? new LivekitHost(await launchOptions()).open() : talkServer
}

async function opened(browser: Browser, { address }: TalkServer, adapter: EngineAdapter): Promise<Page> {
  const page = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage()
  await page.goto(`${address}/?engine=${adapter}`)
  await page.waitForFunction(() => 'talk' in window)
  return page
}

let rooms = 0
/** A unique room name. */
export const newRoomName = () => `room-${(rooms += 1)}-${Math.random().toString(36).slice(2)}`
