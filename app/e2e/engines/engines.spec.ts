import { expect, test } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { demoMember } from '../journey.ts'
import { coinBalance, signUpMember, uniqueId } from '../sandbox.ts'
import { timeouts } from '../timeouts.ts'
import { closeEngines, engines, openEngine } from './openEngine.ts'

test.afterAll(closeEngines)

/** Ten main journeys in the engines that are not Chromium. Their details are tested in Chromium. */
for (const engine of engines)
  test.describe(`in ${engine.name}`, () => {
    test('a guest opens a server-rendered channel from the start page, and the follow button asks the guest to log in', async () => {
      const page = await openEngine(engine)
      await page.open('/top')
      await page.press('link', '灯台放送局')
      await page.isAt(/^\/channel\/todai$/)
      await page.open('/channel/todai')
      await page.find('heading', '灯台放送局')
      await page.press('button', '灯台放送局をフォローする')
      await page.see('ログインが必要です')
    })

    test('a member logs in by mail and returns to the page that required the log-in', async () => {
      const page = await openEngine(engine)
      await page.open('/collection')
      await page.press('link', 'メールアドレスでログイン')
      await page.type('メールアドレス', demoMember.email)
      await page.type('パスワード', demoMember.password)
      await page.press('button', /^ログインする/)
      await page.isAt(/^\/collection$/)
    })

    test('a member writes a post, which is on the timeline after a reload', async () => {
      const page = await openEngine(engine)
      const text = `ほかのブラウザから${uniqueId()}`
      await page.enter(await signUpMember())
      await page.open('/channel/todai?tab=posts')
      await page.press('button', /^タイムラインに投稿する/)
      await page.type('タイムラインに投稿する', text)
      await page.press('button', /^投稿する/)
      // The timeline shows the post even while the request is in flight, which a reload would cancel.
      const isSent = `return [...document.querySelectorAll('article')].some(
        ({ innerText }) => innerText.includes(arguments[0]) && !innerText.includes('送信しています'))`
      await expect.poll(() => page.run<boolean>(isSent, text), { timeout: timeouts.wait }).toBe(true)
      await page.open('/channel/todai?tab=posts')
      await page.see(text)
    })

    test('a member’s like of a post is still shown after a reload', async () => {
      const page = await openEngine(engine)
      const isLiked = () =>
        page.run<boolean>('return !!document.querySelector(\'button[aria-label^="いいね"][aria-pressed="true"]\')')
      await page.enter(await signUpMember())
      await page.open('/post/ip/todai/post-todai-1')
      await page.press('button', /^いいね/)
      await expect.poll(isLiked).toBe(true)
      // The button shows the like even while the request is in flight, which a reload would cancel.
      const isSent = `return performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
        name.includes('/like') && responseEnd > 0)`
      await expect.poll(() => page.run<boolean>(isSent), { timeout: timeouts.wait }).toBe(true)
      await page.open('/post/ip/todai/post-todai-1')
      await expect.poll(isLiked).toBe(true)
    })

    test('a member draws once from a gacha, and sees the result', async () => {
      const page = await openEngine(engine)
      const member = await signUpMember()
      const before = await coinBalance(member.accessToken)
      await page.enter(member)
      await page.open('/channel/lemonade/gacha')
      await page.press('button', /^1回引く/)
      await page.press('checkbox', '')
      await page.press('button', '同意して次へ')
      await page.see('この内容で引きますか')
      await page.press('button', /^1回引く/)
      await page.isAt(/\/gacha\/result$/)
      await page.see('のこり')
      expect(before - (await coinBalance(member.accessToken))).toBe(30)
    })

    test('a member buys coins at the gateway, and the result page shows that the coins have arrived', async () => {
      const page = await openEngine(engine)
      const member = await signUpMember()
      const before = await coinBalance(member.accessToken)
      await page.enter(member)
      await page.open('/purchase/coin-1000?url=%2Fhome')
      await page.press('radio', 'PayPay')
      await page.press('button', '内容の確認へ進む')
      await page.see('この内容で購入しますか')
      await page.press('button', '1,100円で購入')
      await page.press('button', '支払う')
      await page.see('コインが届きました')
      expect((await coinBalance(member.accessToken)) - before).toBe(1_000)
    })

    test('a guest reads a story to its end by keyboard', async () => {
      const page = await openEngine(engine)
      await page.enter(await signUpMember())
      const names = ['早瀬', '小春'].map(encodeURIComponent).join('/')
      await page.open(`/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3/${names}`)
      await page.readStory()
    })

    test('a video plays, or the page shows why the browser cannot play it', async () => {
      const page = await openEngine(engine)
      await page.open('/channel/lemonade/movie/lemonade-greeting')
      await page.press('button', /を再生$/)
      const seconds = () => page.run<number>('return document.querySelector("video")?.currentTime ?? 0')
      const reason = () => page.run<boolean>('return /再生できません/.test(document.body.innerText)')
      await expect.poll(async () => (await seconds()) > 1 || (await reason())).toBe(true)
    })

    test('a member confirms a vote in its last step, and sees that the server has accepted the vote', async () => {
      const page = await openEngine(engine)
      const answer = await fetch(addresses.scenarios, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'a ranking campaign', params: {} }),
      })
      const { values } = (await answer.json()) as { values: { accessToken: string; refreshToken: string } }
      await page.enter(values)
      await page.open('/vote/ranking/vote-hoshiyomi-1/target')
      await page.press('button', '天野 ほしに投票する')
      await page.press('button', '投票の内容を確かめる')
      await page.press('button', /^1ポイントで投票する/)
      await page.see('票が入りました')
    })

    test('a member logs out on the account page and is a guest afterwards', async () => {
      const page = await openEngine(engine)
      await page.enter(await signUpMember())
      await page.open('/account')
      await page.press('link', 'ログアウト')
      await page.press('button', /^ログアウトする/)
      await page.isAt(/^\/top$/)
      await page.open('/collection')
      await page.isAt(/^\/login/)
    })
  })
