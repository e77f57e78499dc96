import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { demoFolder } from '../../../tools/demo/demoFolder.ts'
import { serveFolder } from '../../../tools/demo/serveFolder.ts'
import { expect, test as base } from '../journey.ts'

/** A test with the demo as `npm run demo` builds it, on a server that only serves files. */
export const test = base.extend<{ begins: void }, { demo: string }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here
    async ({}, provide) => {
      await promisify(execFile)('node', ['tools/demo.ts'])
      const { address, close } = await serveFolder(demoFolder, 0)
      await provide(address)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, provide) => provide(demo),
  begins: [
    async ({ quiet }, provide) => {
      // Allows 404s: the folder has no file at a page's address, so the server answers 404 until the service worker is
      // active.
      quiet.allow(/status of 404/)
      await provide()
    },
    { auto: true },
  ],
})

/** The bar that the demo adds to the product’s pages. */
export const demoBar = (page: Page) => page.getByRole('complementary', { name: 'デモ' })

/** The newest mailed code. Reads it as a user does, on the mailbox page that the demo bar links to. */
export async function readMailedCode(page: Page): Promise<string> {
  const opening = page.waitForEvent('popup')
  await demoBar(page).getByRole('link', { name: '届いたメール' }).click()
  const mails = await opening
  const code = await mails.locator('.code').first().textContent()
  await mails.close()
  return code?.trim() ?? ''
}

/** When the most recently written file in the browser's storage was changed, in milliseconds; 0 if there is no file. */
const lastWritten = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('/pglite/tsudoi-demo')
        opening.addEventListener('error', () => reject(new Error('The storage does not open.')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const newest = database.transaction('FILE_DATA').objectStore('FILE_DATA').index('timestamp')
          const cursor = newest.openKeyCursor(null, 'prev')
          cursor.addEventListener('success', () => {
            database.close()
            resolve(Number(cursor.result?.key ?? 0))
          })
        })
      }),
  )

/** Waits until the changes made so far are stored, then stops the worker, as the browser does with an idle worker. */
export async function stopIdleWorker(page: Page, changedAt: number): Promise<void> {
  await expect.poll(() => lastWritten(page)).toBeGreaterThan(changedAt)
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
