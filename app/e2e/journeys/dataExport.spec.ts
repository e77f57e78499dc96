import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { exportFileSchema, exportIndexSchema, exportKinds } from '../../dataExport/exportFormat.ts'
import { readZip } from '../../dataExport/testing/readZip.ts'
import { expect, test } from '../journey.ts'
import { callHost, giveSession, newMember, setUpState, uniqueId } from '../sandbox.ts'

/** A text that would run a script if it became markup. */
const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>'

/**
 * Playwright cannot operate the browser's dialog for saving, so the journeys simulate a browser without this dialog.
 */
const withoutPicker = (page: Page) => page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }))

/** Logs in a member who has written a post with a picture and a post with markup, on different channels. */
async function memberWithPosts(page: Page) {
  const member = await newMember()
  const accountId = `acc-${member.id}`
  const ipId = `ip-${uniqueId()}`
  await setUpState('a channel', { ipId })
  await setUpState('a timeline', { type: 'ip', typeId: ipId, ipId })
  await setUpState('a post', { type: 'ip', typeId: ipId, postId: `post-${member.id}`, accountId, detail: 'full' })
  const body = { text: hostile, depth: '0' }
  await callHost('app', `/v2/post/ip/${ipId}`, { token: member.accessToken, body })
  await giveSession(page.context(), member)
  await withoutPicker(page)
  return accountId
}

/** Saves the finished export and reads its files. */
async function savedZip(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ファイルを保存する' }).click()
  return readZip(new Blob([await readFile(await (await download).path())]))
}

// Allows the 404 of the example post's photo, which is not stored.
test.beforeEach(({ quiet }) => quiet.allow(/status of 404/))

test('a member exports their own data: a ZIP with documented files and a page to read (Q500, Q504)', async ({
  page,
}, testInfo) => {
  const accountId = await memberWithPosts(page)
  await page.goto('/account/leave')
  await page.getByRole('link', { name: 'データを書き出す' }).click()
  await expect(page).toHaveURL(/\/mypage\/export$/)
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  await expect(page.getByRole('heading', { name: 'ファイルができました' })).toBeVisible()
  const zip = await savedZip(page)
  for (const kind of exportKinds) z.parse(exportFileSchema(kind), await zip.json(`data/${kind}.json`))
  const index = z.parse(exportIndexSchema, await zip.json('data/export.json'))
  expect(index.accountId).toBe(accountId)
  expect(index.files.find(({ kind }) => kind === 'posts')?.count).toBe(2)

  for (const name of zip.names) {
    const file = testInfo.outputPath(name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await zip.bytes(name))
  }
  await page.goto(pathToFileURL(join(testInfo.outputPath(), 'README.html')).href)
  await expect(page.getByText(hostile)).toBeVisible()
  await expect(page).toHaveTitle('データの書き出し')
  expect(await page.evaluate(() => [...document.images].every((image) => image.loading === 'lazy'))).toBe(true)
})

test('an export stops at a list that fails to load, and continues from there at a press (Q502) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await memberWithPosts(page)
  let isDown = true
  let profileReads = 0
  await page.route(
    (url) => url.pathname.endsWith('/v2/currency/history'),
    (route) =>
      isDown ? route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }) : route.fallback(),
  )
  await page.route(
    (url) => url.pathname.endsWith('/v2/privacy/address'),
    (route) => {
      profileReads += 1
      return route.fallback()
    },
  )
  await page.goto('/mypage/export')
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  await expect(page.getByRole('alert')).toContainText('うまくいきませんでした')
  isDown = false
  await page.getByRole('button', { name: '続きから読みこむ' }).click()
  await expect(page.getByRole('heading', { name: 'ファイルができました' })).toBeVisible()
  expect(profileReads).toBe(1)
})

test('a stopped export leaves no file, and can be started again (Q502) @long', async ({ page }) => {
  await memberWithPosts(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.pathname.endsWith('/v2/currency/history'),
    async (route) => {
      await released
      await route.fallback().catch(() => undefined)
    },
  )
  await page.goto('/mypage/export')
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  await page.getByRole('button', { name: '書き出しをやめる' }).click()
  await expect(page.getByText('書き出しをやめました。途中のファイルは残していません。')).toBeVisible()
  release()
  const files = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const names: string[] = []
      for await (const name of (await root.getDirectoryHandle('data-export')).keys()) names.push(name)
      return names
    })
  await expect.poll(files).toEqual([])
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  await expect(page.getByRole('heading', { name: 'ファイルができました' })).toBeVisible()
})

test('in a browser with a dialog for saving, the export is written to the chosen place (Q502) @long', async ({
  page,
}) => {
  await memberWithPosts(page)
  // Replaces the file that a user would choose in the browser's dialog by one in the origin's private file system.
  await page.addInitScript(() => {
    const chosenFile = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('chosen.zip', { create: true })
    Object.assign(window, { showSaveFilePicker: chosenFile })
  })
  await page.goto('/mypage/export')
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  await expect(page.getByRole('heading', { name: '書き出しました' })).toBeVisible()
  const size = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    return (await (await root.getFileHandle('chosen.zip')).getFile()).size
  })
  expect(size).toBeGreaterThan(1_000)
})

test('a guest is asked to log in before the export, and comes back to it (Q500) @long', async ({ page }) => {
  await page.goto('/mypage/export')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fmypage%2Fexport$/)
})

test('in the host app’s webview, which saves no files, the page says where an export is possible (Q500) @long', async ({
  page,
}) => {
  await memberWithPosts(page)
  await page.goto('/mypage/export?device=unity')
  await expect(page.getByText(/アプリの中では、ファイルを保存できません/)).toBeVisible()
  await expect(page.getByRole('button', { name: '書き出しを始める' })).toHaveCount(0)
})
