import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { demoFolder } from '../../../tools/demo/demoFolder.ts'
import { serveFolder } from '../../../tools/demo/serveFolder.ts'
import { expect, test as base } from '../journey.ts'

/** The demo as `npm run demo` builds it, behind a server that has nothing but files. */
export const test = base.extend<{ begins: void }, { demo: string }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture names what it takes
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
      // The folder has no file at a page's address: until the worker is there, a plain server says so.
      quiet.allow(/status of 404/)
      await provide()
    },
    { auto: true },
  ],
})

export const bar = (page: Page) => page.getByRole('complementary', { name: 'デモ' })

/** The newest code, read as a person does: on the page that the bar leads to. */
export async function codeFrom(page: Page): Promise<string> {
  const opening = page.waitForEvent('popup')
  await bar(page).getByRole('link', { name: '届いたメール' }).click()
  const mails = await opening
  const code = await mails.locator('.code').first().textContent()
  await mails.close()
  return code?.trim() ?? ''
}

/** When the file that was written last to the browser's storage had changed; 0 before there is one. */
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

/** Ends the worker, as the browser does when it has nothing to do, once what was changed by now is in the storage. */
export async function endWorker(page: Page, changedAt: number): Promise<void> {
  await expect.poll(() => lastWritten(page)).toBeGreaterThan(changedAt)
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
