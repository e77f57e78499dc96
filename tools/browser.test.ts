import { chromium } from 'playwright'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, findPinnedBrowser, canRunPinnedBrowser } from './browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('findBrowser(), which chooses the browser for the Playwright tests,', () => {
  it.runIf(canRunPinnedBrowser)(
    'returns the Chromium pinned by the lock file, even if another browser is installed',
    async () => {
      vi.stubEnv('BROWSER_PATH', '')
      // Any existing file serves as the program of the pinned browser.
      vi.spyOn(chromium, 'executablePath').mockReturnValue(process.execPath)
      expect((await findBrowser()).executablePath).toBe((await findPinnedBrowser()).executablePath)
    },
  )

  it('returns the browser at BROWSER_PATH, and throws if that file does not exist', async () => {
    vi.stubEnv('BROWSER_PATH', process.execPath)
    expect((await findBrowser()).executablePath).toBe(process.execPath)
    vi.stubEnv('BROWSER_PATH', '/nowhere/chromium')
    await expect(findBrowser()).rejects.toThrow('/nowhere/chromium')
  })
})
