import type { Page, Request, Route } from '@playwright/test'
import { callHost, sessionToken } from '../sandbox.ts'
import { expireWatchedCalls, watchCalls } from '../faults/expireRequests.ts'
import { becomeMember, expect, newFan, test } from '../journey.ts'

const timeline = '/channel/todai?tab=posts'
const write = (page: Page) => page.getByRole('button', { name: 'タイムラインに投稿する' })
/** The form for a new post. It is in a sheet on a phone, and in the page on a desktop. */
const composer = (page: Page) => page.getByRole('form', { name: 'タイムラインに投稿する' })
const field = (page: Page) => composer(page).getByRole('textbox', { name: 'タイムラインに投稿する' })
const send = (page: Page) => composer(page).getByRole('button', { name: /^投稿する/ })
const postOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

interface Own {
  postId: string
  text: string
  mediaList?: { alt?: string }[]
}

/** The member's own posts at the server. */
async function ownPosts(page: Page): Promise<Own[]> {
  const token = await sessionToken(page.context())
  const { accountId } = (await callHost<{ accountId: string }>('user', '/v2/account/auth', { token })).answer
  return (await callHost<{ postList: Own[] }>('app', `/v2/post/account/${accountId}`, { token })).answer.postList
}

/** A photo of a single colour, encoded by the browser. */
async function photo(page: Page, colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(320, 240)
    const context = canvas.getContext('2d')!
    context.fillStyle = fill
    context.fillRect(0, 0, 320, 240)
    return Array.from(new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer()))
  }, colour)
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

test('a member’s draft with a photo survives a reload; its post is sent once, and shown with its text (W137, C088, C092, S052)', async ({
  page,
}) => {
  const { nickName, uniqueName } = await becomeMember(page)
  const end = `窓を開けて聴いています。${uniqueName}`
  const words = `波の音、こっちにも届いてます。👨‍👩‍👧\n${end}`
  await page.goto(timeline)
  await write(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill(words)
  await composer(page)
    .locator('input[type=file]')
    .setInputFiles([await photo(page, '#1464c8')])
  await composer(page)
    .getByRole('textbox', { name: /1枚目の写真の説明/ })
    .fill('夜の海')
  await expect(composer(page).getByText('準備できました')).toBeVisible()
  await page.reload()
  await write(page).click()
  await expect(field(page)).toHaveValue(words)
  await expect(composer(page).getByText('準備できました')).toBeVisible()
  await expect(composer(page).getByRole('textbox', { name: /1枚目の写真の説明/ })).toHaveValue('夜の海')
  // Double-clicks the button: the second click must hit nothing, not even the tab below the button.
  await send(page).dblclick()
  const post = postOf(page, end)
  await expect(post).toContainText(nickName)
  await expect(page).toHaveURL(/\/channel\/todai/)
  await expect(post.getByRole('button', { name: '夜の海を大きく表示' })).toBeVisible()
  await expect.poll(async () => (await ownPosts(page)).map(({ mediaList }) => mediaList?.[0]?.alt)).toEqual(['夜の海'])
  // Waits for the server's answer, which deletes the draft. A reload would cancel it.
  await expect(post).not.toContainText('送信しています')
  await page.reload()
  await expect(postOf(page, end)).toHaveCount(1)
  await write(page).click()
  await expect(field(page)).toHaveValue('')
})

test('a photo that the server does not accept within 50 seconds shows an error, and the member can resend this photo alone (S087, C092, W137)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|timeout/i)
  await becomeMember(page)
  await page.goto(timeline)
  await watchCalls(page, /\/http\/v2\/post\/media$/)
  const upload = '**/http/v2/post/media'
  const asked = page.waitForRequest(upload)
  await page.route(upload, () => new Promise(() => undefined))
  await write(page).click()
  await field(page).fill('窓を開けて聴いています。')
  await composer(page)
    .locator('input[type=file]')
    .setInputFiles([await photo(page, '#1464c8')])
  await asked
  expect(await expireWatchedCalls(page)).toEqual([50_000])
  await expect(composer(page).getByText('送れませんでした')).toBeVisible()
  await expect(field(page)).toHaveValue('窓を開けて聴いています。')
  await page.unroute(upload)
  await composer(page)
    .getByRole('button', { name: /^もう一度送る/ })
    .click()
  await expect(composer(page).getByText('準備できました')).toBeVisible()
})

test('a post whose answer was lost is found and not sent twice; a post that never reached the server keeps its text (C088) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/net::ERR_FAILED|Failed to load resource/)
  const { uniqueName } = await becomeMember(page)
  const [unheard, unsent] = [`答えが届かない投稿 ${uniqueName}`, `電波のない投稿 ${uniqueName}`]
  await page.goto(timeline)
  await write(page).click()
  await field(page).fill(unheard)
  let sent = 0
  const isCreate = (request: Request) => request.method() === 'POST' && request.url().endsWith('/v2/post/ip/todai')
  await page.route(/\/v2\/post\/ip\/todai$/, async (route) => {
    if (!isCreate(route.request())) return route.fallback()
    sent += 1
    // The server executes the first request, but the answer is lost. The second request does not reach the server.
    if (sent === 1) await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expect(postOf(page, unheard)).toHaveCount(1)
  await expect(composer(page)).toBeHidden()
  await write(page).click()
  await field(page).fill(unsent)
  await send(page).click()
  await expect(composer(page).getByRole('alert')).toContainText('送り直しても、二重にはなりません')
  await expect(field(page)).toHaveValue(unsent)
  await expect(postOf(page, unsent)).toHaveCount(0)
  expect((await ownPosts(page)).map(({ text }) => text)).toEqual([unheard])
})

/** How the network drops while a post is sent: what happens to the request, and whether the device is offline then. */
const drops: readonly (readonly [name: string, drop: (route: Route) => Promise<unknown>])[] = [
  ['the request is lost', (route) => route.abort('connectionreset')],
  ['the answer is lost', async (route) => route.fetch().then(() => route.abort('connectionreset'))],
  [
    'the device goes offline after the server has stored it',
    async (route) => {
      await route.fetch()
      await route.request().frame().page().context().setOffline(true)
      await route.abort('internetdisconnected')
    },
  ],
  [
    'the device goes offline before the server gets it',
    async (route) => {
      await route.request().frame().page().context().setOffline(true)
      await route.abort('internetdisconnected')
    },
  ],
]

for (const [name, drop] of drops)
  test(`a member’s post with a photo keeps both and is posted once if ${name} (C088, C092) @long`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/net::ERR_|Failed to load resource/)
    const { uniqueName } = await becomeMember(page)
    const text = `電波の切れ目に書いた投稿 ${uniqueName}`
    await page.goto(timeline)
    await write(page).click()
    await field(page).fill(text)
    await composer(page)
      .locator('input[type=file]')
      .setInputFiles([await photo(page, '#c81464')])
    await expect(composer(page).getByText('準備できました')).toBeVisible()
    const isCreate = (request: Request) => request.method() === 'POST' && request.url().endsWith('/v2/post/ip/todai')
    let [sent, hasDropped] = [0, false]
    await page.route(/\/v2\/post\/ip\/todai$/, async (route) => {
      if (!isCreate(route.request())) return route.fallback()
      sent += 1
      if (sent > 1) return route.continue()
      await drop(route)
      hasDropped = true
    })
    await send(page).click()
    await expect.poll(() => hasDropped).toBe(true)
    const isPosted = postOf(page, text).filter({ hasNotText: '送信しています' })
    await expect(isPosted.or(composer(page).getByRole('alert')).first()).toBeVisible()
    await context.setOffline(false)
    // The form may return with its text and its photo. A press within 400 ms after that is ignored (Q399).
    await expect(async () => {
      if (await composer(page).isVisible()) {
        await expect(field(page)).toHaveValue(text)
        await expect(composer(page).getByText('準備できました')).toBeVisible()
        await send(page).click({ timeout: 1_000 })
      }
      await expect(composer(page)).toBeHidden({ timeout: 1_000 })
      expect((await ownPosts(page)).map((post) => [post.text, post.mediaList?.length])).toEqual([[text, 1]])
    }).toPass()
    await page.reload()
    await expect(postOf(page, text)).toHaveCount(1)
  })

test('/mypage lists the drafts of posts, and a log-out removes them; a member can undo the deletion of a post until they leave the page (W062, S054, C091) @long', async ({
  page,
}) => {
  const fan = newFan()
  await becomeMember(page, fan)
  const token = await sessionToken(page.context())
  const { answer } = await callHost<{ post: Own }>('app', '/v2/post/ip/todai', {
    method: 'POST',
    token,
    body: { text: `消したり戻したりする投稿 ${fan.uniqueName}`, depth: '0' },
  })
  const { text } = answer.post
  await page.goto(timeline)
  const remove = async () => {
    await postOf(page, text)
      .getByRole('button', { name: /メニュー/ })
      .click()
    await page.getByRole('menuitem', { name: /削除/ }).click()
    await expect(postOf(page, text)).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: '元にもどす' }).click()
  await expect(postOf(page, text)).toHaveCount(1)
  await remove()
  expect((await ownPosts(page)).map((post) => post.text)).toEqual([text])
  await page.reload()
  await expect.poll(() => ownPosts(page)).toEqual([])
  await write(page).click()
  await field(page).fill('書きかけ')
  await page.goto('/mypage')
  const drafts = page.getByRole('region', { name: '投稿の下書き' })
  await expect(drafts).toContainText('書きかけ')
  await expect(drafts).toContainText('削除した投稿の文')
  await expect(drafts.getByRole('link', { name: '続きを書く' })).toHaveAttribute('href', `${timeline}&write=post`)
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tsudoi.vault.')).length)
  expect(await kept()).toBe(2)
  await page.goto('/account/logout')
  await page
    .getByRole('button', { name: /ログアウト/ })
    .first()
    .click()
  await expect.poll(kept).toBe(0)
})

test('a member who edits a post that was changed elsewhere is asked before the newer text is overwritten (S053, C090) @long', async ({
  page,
}) => {
  const fan = newFan()
  await becomeMember(page, fan)
  const token = await sessionToken(page.context())
  const body = { text: `はじめの文 ${fan.uniqueName}`, depth: '0' }
  const { answer } = await callHost<{ post: Own }>('app', '/v2/post/ip/todai', { method: 'POST', token, body })
  await page.goto(timeline)
  await postOf(page, body.text)
    .getByRole('button', { name: /メニュー/ })
    .click()
  await page.getByRole('menuitem', { name: /直す|編集/ }).click()
  const edit = page.getByRole('dialog', { name: '投稿を編集する' })
  await edit.getByRole('textbox').fill(`この画面の文 ${fan.uniqueName}`)
  const at = `/v2/post/ip/todai/${answer.post.postId}`
  await callHost('app', at, { method: 'PUT', token, body: { text: `別の画面の文 ${fan.uniqueName}` } })
  await edit.getByRole('button', { name: '保存する' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`別の画面の文 ${fan.uniqueName}`)
  await question.getByRole('button', { name: '書く画面にもどる' }).click()
  await expect(edit.getByRole('textbox')).toHaveValue(`この画面の文 ${fan.uniqueName}`)
  await edit.getByRole('button', { name: '保存する' }).click()
  await question.getByRole('button', { name: 'いま書いた文で上書きする' }).click()
  await expect(postOf(page, `この画面の文 ${fan.uniqueName}`)).toContainText('編集済み')
})
