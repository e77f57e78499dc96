import type { Page } from '@playwright/test'
import { becomeMember, expect, logInElsewhere, test } from '../journey.ts'
import { addresses } from '../places.ts'
import { settled } from '../settled.ts'

/** A timeline that no other journey reads. */
const place = '/post/event/lemonade-afterschool'
const texts = {
  root: 'となりの人の投稿です',
  comment: 'となりの人のコメントです',
  reply: 'となりの人の返信です',
  own: '自分の投稿です',
}

interface Posted {
  post: { postId: string; rootPostId: string; author: { accountId: string } }
}

/** What one member does from another device. */
async function elsewhere(page: Page) {
  const { accessToken } = await logInElsewhere(page, await becomeMember(page))
  const ask = async (method: 'POST' | 'DELETE', path: string, data: object) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await page.request.fetch(`${addresses.app}/hosts/app/v2${path}`, { method, data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Posted
  }
  const post = async (text: string, parent?: Posted['post'], depth = parent ? '1' : '0') =>
    (await ask('POST', place, { text, depth, rootPostId: parent?.rootPostId, parentPostId: parent?.postId })).post
  const block = (targetAccountId: string, isBlocked: boolean) =>
    ask(isBlocked ? 'POST' : 'DELETE', '/block', { targetAccountId })
  return { post, block }
}

test('two members see each other on nine surfaces, or on none of them: whoever of the two has blocked the other (S047, S072, R032, R046, R047)', async ({
  page,
  quiet,
}) => {
  // A post that is hidden is not found.
  quiet.allow(/status of 404/)
  const other = await elsewhere(page)
  const theirs = await other.post(texts.root)
  // The browser is in the session of whoever comes last.
  const reader = await elsewhere(page)
  const own = await reader.post(texts.own)
  const ownComment = await reader.post('自分のコメントです', own)
  const ownAnswer = await reader.post('自分の返事です', theirs)
  await other.post(texts.comment, own)
  await other.post(texts.reply, ownComment, '2')
  const [otherId, readerId] = [theirs.author.accountId, own.author.accountId]
  const address = ({ postId }: Posted['post']) => `${place}/${postId}`
  const article = (text: string) => page.getByRole('article').filter({ hasText: text })

  /** Opens each surface, waits for what is there in any case, and says where the other one is seen. */
  const seenOn = async () => {
    const seen: Record<string, boolean> = {}
    await page.goto(`/unity${place}`)
    const ownRow = article(texts.own)
    await expect(ownRow).toBeVisible()
    seen['timeline'] = await article(texts.root).isVisible()
    seen['name and avatar'] = (await page.locator(`main a[href="/user/${otherId}"]`).count()) > 0
    seen['count in a timeline'] = await ownRow.getByText('コメント 2', { exact: true }).count().then(Boolean)
    await page.goto(address(own))
    await expect(article('自分のコメントです')).toBeVisible()
    seen['comments'] = await article(texts.comment).isVisible()
    const hero = page.locator('article[aria-current="true"]')
    seen['count of an open post'] = await hero.getByText('コメント 2', { exact: true }).count().then(Boolean)
    await page.goto(address(ownComment))
    await expect(hero).toBeVisible()
    const replies = page.getByText(texts.reply)
    await expect(replies.or(page.getByText('まだありません。'))).toBeVisible()
    seen['replies'] = await replies.isVisible()
    await page.goto(address(ownAnswer))
    await expect(hero).toContainText('自分の返事です')
    seen['what is answered to'] = await page.getByText(texts.root).isVisible()
    await page.goto(address(theirs))
    await expect(hero.or(page.getByRole('heading', { name: 'この投稿は表示できません' }))).toBeVisible()
    seen['an open post'] = await page.getByText(texts.root).isVisible()
    await page.goto(`/user/${otherId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const posts = page.getByRole('feed', { name: '投稿' })
    await settled(page)
    seen['profile with its posts'] = await posts.isVisible()
    return seen
  }

  const everywhere = await seenOn()
  expect(Object.entries(everywhere).filter(([, isSeen]) => !isSeen)).toEqual([])
  expect(Object.keys(everywhere)).toHaveLength(9)
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((surface) => [surface, false]))
  await reader.block(otherId, true)
  expect(await seenOn(), 'the reader has blocked').toEqual(nowhere)
  await other.block(readerId, true)
  expect(await seenOn(), 'both have').toEqual(nowhere)
  await reader.block(otherId, false)
  expect(await seenOn(), 'the other one has blocked').toEqual(nowhere)
  await other.block(readerId, false)
  await page.goto(`/unity${place}`)
  await expect(article(texts.root)).toBeVisible()
})
