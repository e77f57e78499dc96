import { chromium } from 'playwright'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, findPinnedBrowser, pinnedBrowserRuns } from './browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('the browser of the journeys', () => {
  it.runIf(pinnedBrowserRuns)('is the pinned one, whatever other browser a machine has', async () => {
    vi.stubEnv('BROWSER_PATH', '')
    // Any file that exists counts as an installed browser.
    vi.spyOn(chromium, 'executablePath').mockReturnValue(process.execPath)
    expect((await findBrowser()).executablePath).toBe((await findPinnedBrowser()).executablePath)
  })

  it('is the one that BROWSER_PATH names, and an error where no such file exists', async () => {
    vi.stubEnv('BROWSER_PATH', process.execPath)
    expect((await findBrowser()).executablePath).toBe(process.execPath)
    vi.stubEnv('BROWSER_PATH', '/nowhere/chromium')
    await expect(findBrowser()).rejects.toThrow('/nowhere/chromium')
  })
})
