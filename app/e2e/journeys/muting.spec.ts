import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { becomeMember, expect, startSyncedSession, test } from '../journey.ts'
import { giveSession, newMember, setUpState, uniqueId } from '../sandbox.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'

test.use({ serviceWorkers: 'allow' })

const timeline = '/channel/todai?tab=posts'
const covers = (page: Page) => page.getByRole('main').getByText('ミュートした言葉を含みます')
const list = (page: Page) => page.getByRole('feed', { name: '見たくない言葉' })
const dialog = (page: Page) => page.getByRole('dialog')
const word = (page: Page) => dialog(page).getByRole('textbox', { name: /^言葉や名前/ })

/** Creates a reader, and another member who has written posts of each kind. */
async function createDataset() {
  const id = uniqueId()
  const [reader, other] = [await newMember(), await newMember()]
  const ipId = `ip-${id}`
  const on = { type: 'ip', typeId: ipId }
  const write = (who: string, postId: string) =>
    setUpState('a post', { ...on, postId, accountId: `acc-${who}`, detail: 'minimal' })
  const answer = (who: string, postId: string, commentId: string) =>
    setUpState('a comment', { ...on, postId, commentId, accountId: `acc-${who}`, detail: 'minimal' })
  await setUpState('a channel', { ipId })
  await setUpState('a timeline', { ...on, ipId })
  await write(reader.id, `own-${id}`)
  await write(other.id, `root-secret-${id}`)
  await answer(other.id, `own-${id}`, `comment-secret-${id}`)
  await answer(reader.id, `own-${id}`, `own-comment-${id}`)
  await answer(other.id, `own-comment-${id}`, `reply-secret-${id}`)
  await answer(reader.id, `root-secret-${id}`, `below-${id}`)
  return { id, reader, other, ipId, secret: `secret-${id}` }
}
type Dataset = Awaited<ReturnType<typeof createDataset>>

/** Adds a word on the list of muted words. */
async function mute(page: Page, text: string): Promise<void> {
  await page.goto('/mypage/mutes')
  await page.getByRole('button', { name: '言葉を足す' }).click()
  await word(page).fill(text)
  await dialog(page).getByRole('button', { name: 'ミュートする' }).click()
  await expect(list(page).getByRole('article').filter({ hasText: text })).toHaveCount(1)
}

/** Stores words on this device before the page opens. */
const store = (page: Page, accountId: string, words: Readonly<Record<string, object>>) =>
  page.addInitScript(
    ({ key, entries }) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, entries)
    },
    {
      key: `tsudoi.mutes.${accountId}`,
      entries: JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, value]) => [key, { value, at: 1 }]))),
    },
  )

test('a member mutes a word, reads a covered post by a press, and removes the word (Q512–Q514)', async ({ page }) => {
  const { reader, ipId, secret } = await createDataset()
  const own = `/channel/${ipId}?tab=posts`
  const post = page.getByRole('article').filter({ hasText: secret })
  await giveSession(page.context(), reader)
  await mute(page, '星')
  await page.goto(own)
  await expect(covers(page)).toHaveCount(1)
  await expect(post).toHaveCount(0)
  await page.getByRole('button', { name: '理由' }).click()
  await expect(page.getByText('「星」が入っています。')).toBeVisible()
  await page.getByRole('button', { name: 'この投稿を表示する' }).press('Enter')
  await expect(post).toBeFocused()
  await expect(covers(page)).toHaveCount(0)
  await post.getByRole('link', { name: /前$/ }).click()
  await expect(page).toHaveURL(/\/post\/ip\//)
  await expect(post).toBeVisible()
  await page.goBack()
  await expect(post).toBeVisible()
  await page.reload()
  await expect(covers(page)).toHaveCount(1)
  await page.getByRole('button', { name: '理由' }).click()
  await page.getByRole('link', { name: '見たくない言葉の一覧' }).click()
  await page.getByRole('button', { name: '星をはずす' }).click()
  await expect(list(page)).toContainText('はずしました')
  await page.reload()
  await expect(page.getByText('見たくない言葉はまだありません')).toBeVisible()
})

test('a member mutes a word from the menu of a post, with the text that is selected in it (Q512) @long', async ({
  page,
}) => {
  const { reader, ipId, secret } = await createDataset()
  await giveSession(page.context(), reader)
  await page.goto(`/channel/${ipId}?tab=posts`)
  const post = page.getByRole('article').filter({ hasText: secret })
  await expect(post).toBeVisible()
  await waitUntilSettled(page)
  await post.evaluate((row) => {
    const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf('星') ?? -1
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + 1)
    }
  })
  await post.getByRole('button', { name: /の投稿のメニュー$/ }).click()
  await page.getByRole('menuitem', { name: 'この言葉をミュート' }).click()
  await expect(word(page)).toHaveValue('星')
  await dialog(page).getByRole('radio', { name: '今日まで' }).check()
  await dialog(page).getByRole('button', { name: 'ミュートする' }).click()
  await expect(post).toHaveCount(0)
  await expect(covers(page)).toHaveCount(1)
})

test('an author covers a post; a guest opens it by a press, and no preview of its page quotes it (Q515, C088) @long', async ({
  page,
  browser,
}) => {
  const { uniqueName } = await becomeMember(page)
  const secret = `最後の曲は流れ星。${uniqueName}`
  await page.goto(timeline)
  await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
  const composer = page.getByRole('form', { name: 'タイムラインに投稿する' })
  await composer.getByRole('textbox', { name: 'タイムラインに投稿する' }).fill(secret)
  await composer.getByRole('checkbox', { name: 'ネタバレを隠す' }).check()
  await composer.getByRole('textbox', { name: /^何のネタバレか/ }).fill(`曲目 ${uniqueName}`)
  await composer.getByRole('button', { name: /^投稿する/ }).click()
  const own = page.getByRole('article').filter({ hasText: `曲目 ${uniqueName}` })
  const href = await own.locator('a[href^="/post/ip/todai/"]').first().getAttribute('href')
  await expect(page.getByText(secret)).toHaveCount(0)
  const html = await (await fetch(addresses.app + href, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text()
  // Leaves out the scripts, which contain the hosts' answers: the browser hydrates the page with them.
  expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toContain('最後の曲は流れ星')
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'ja-JP', serviceWorkers: 'block' })
  const other = await context.newPage()
  watchRequests(other)
  await other.goto(href ?? '')
  await expect(other.getByText(`曲目 ${uniqueName}`)).toBeVisible()
  await expect(other.getByText(secret)).toHaveCount(0)
  await waitUntilSettled(other)
  await other.getByRole('button', { name: 'ネタバレを表示する' }).press('Enter')
  await expect(other.getByText(secret)).toBeVisible()
  await expect(other.locator(':focus')).toContainText(secret)
  await context.close()
})

test('muted words reach the member’s other device, and leave this one with the log-out (Q513, C175, C176) @long', async ({
  page,
  browser,
}) => {
  const fan = await becomeMember(page)
  await startSyncedSession(page, fan)
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('settings/mutes') === true,
  )
  await mute(page, 'ギター')
  await page.goto('/mypage/mutes')
  expect((await sent).ok()).toBe(true)
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'ja-JP', serviceWorkers: 'block' })
  const other = await context.newPage()
  watchRequests(other)
  await startSyncedSession(other, fan)
  await other.goto('/mypage/mutes')
  await expect(list(other).getByRole('article')).toHaveCount(1)
  await context.close()
  await page.goto('/account/logout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL(/\/(top|login)/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('mutes')))).toEqual([])
})

test('without a network, the list of muted words is shown and changed (Q513) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await becomeMember(page)
  await mute(page, 'ギター')
  const files = () =>
    page.evaluate(async () => (await (await caches.open('tsudoi-files')).keys()).map(({ url }) => url).join('\n'))
  await expect.poll(files).toContain('MuteListRoute')
  await waitUntilSettled(page)
  await context.setOffline(true)
  await page.reload()
  await expect(list(page).getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: '言葉を足す' }).click()
  await word(page).fill('曲目')
  await dialog(page).getByRole('button', { name: 'ミュートする' }).click()
  await expect(list(page).getByRole('article')).toHaveCount(2)
})

test('with blocked storage, words are muted in this tab only, and the list says so (Q513) @long', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await becomeMember(page)
  await mute(page, 'ギター')
  await expect(page.getByText(/このタブをとじると/)).toBeVisible()
})

const surfaces: Readonly<Record<string, (dataset: Dataset) => string>> = {
  'a channel’s timeline': ({ ipId }) => `/channel/${ipId}?tab=posts`,
  comments: ({ id, ipId }) => `/post/ip/${ipId}/own-${id}`,
  replies: ({ id, ipId }) => `/post/ip/${ipId}/own-comment-${id}`,
  'the post that a post answers': ({ id, ipId }) => `/post/ip/${ipId}/below-${id}`,
  'a single post': ({ id, ipId }) => `/post/ip/${ipId}/root-secret-${id}`,
  'a member’s timeline': ({ other }) => `/user/acc-${other.id}`,
  'a timeline inside the host app': ({ ipId }) => `/unity/post/ip/${ipId}?device=unity`,
}

for (const [surface, addressOf] of Object.entries(surfaces))
  test(`a post with a muted word is never painted before it is opened: ${surface} (Q512, Q513) @long`, async ({
    page,
  }) => {
    const dataset = await createDataset()
    const { reader, secret } = dataset
    const shown: string[] = []
    await page.exposeFunction('reportText', (text: string) => void shown.push(text))
    await page.addInitScript((searched) => {
      const report = (globalThis as unknown as { reportText: (text: string) => void }).reportText
      new MutationObserver(() => {
        if (document.body?.innerText.includes(searched)) report(searched)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    }, secret)
    await store(page, `acc-${reader.id}`, {
      [secret.toUpperCase().replaceAll('-', 'ー')]: { word: secret, part: true },
    })
    await giveSession(page.context(), reader)
    await page.goto(addressOf(dataset))
    await expect(covers(page)).toHaveCount(1)
    await waitUntilSettled(page)
    expect(shown).toEqual([])
    await page.getByRole('button', { name: /^この(投稿|コメント|返信)を表示する$/ }).click()
    await expect(page.getByRole('article').filter({ hasText: secret })).toHaveCount(1)
  })
