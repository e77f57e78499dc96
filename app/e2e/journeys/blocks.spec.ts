import type { Locator, Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { uniqueId, giveSession, newMember, setUpState } from '../sandbox.ts'
import { expect, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

/** The viewport is high enough to render every list completely. */
test.use({ viewport: { width: 390, height: 3_000 } })

/** Creates three members who have each written the same kinds of posts. */
async function createDataset() {
  const id = uniqueId()
  const [reader, other, third] = [await newMember(), await newMember(), await newMember()]
  const ipId = `ip-${id}`
  const on = { type: 'ip', typeId: ipId }
  const names = { reader: reader.id, other: other.id, third: third.id }
  const write = (who: string, postId: string) =>
    setUpState('a post', { ...on, postId, accountId: `acc-${who}`, detail: 'minimal' })
  const answer = (who: string, postId: string, commentId: string, detail: 'full' | 'minimal' = 'minimal') =>
    setUpState('a comment', { ...on, postId, commentId, accountId: `acc-${who}`, detail })
  await setUpState('a channel', { ipId })
  await setUpState('a timeline', { ...on, ipId })
  await write(reader.id, `own-${id}`)
  await answer(reader.id, `own-${id}`, `own-comment-${id}`)
  for (const who of [other.id, third.id]) {
    await write(who, `root-${who}`)
    await setUpState('a followed channel', { accountId: `acc-${who}`, ipId })
    await answer(who, `own-${id}`, `comment-${who}`, 'full')
    await answer(who, `own-comment-${id}`, `reply-${who}`)
    await answer(reader.id, `root-${who}`, `below-${who}`)
  }
  const block = (by: string, target: string) =>
    setUpState('a blocked member', { blockerAccountId: `acc-${by}`, targetAccountId: `acc-${target}` })
  const address = (postId: string) => `/post/ip/${ipId}/${postId}`
  return { id, ...names, session: reader, timeline: `/channel/${ipId}?tab=posts`, address, write, block }
}
type Dataset = Awaited<ReturnType<typeof createDataset>>

const article = (page: Page, postId: string) => page.getByRole('article').filter({ hasText: `(${postId})` })

/**
 * Asserts whether the other member's item is rendered. The third member's item is always rendered, so a missing item is
 * hidden and not just late.
 */
async function expectBoth(page: Page, { other, third }: Dataset, isSeen: boolean, of: (who: string) => string) {
  await expect(article(page, of(third))).toBeVisible()
  await waitUntilSettled(page)
  await expect(article(page, of(other))).toHaveCount(isSeen ? 1 : 0)
}

/** Opens the page of each of the two members. A hidden member's page may show a message instead. */
async function expectPages(
  page: Page,
  { other, third }: Dataset,
  isSeen: boolean,
  { path, shows }: { path: (who: string) => string; shows: (who: string) => Locator },
) {
  await page.goto(path(third))
  await expect(shows(third)).toBeVisible()
  await page.goto(path(other))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilSettled(page)
  await expect(shows(other)).toHaveCount(isSeen ? 1 : 0)
}

type SurfaceCheck = (page: Page, dataset: Dataset, isSeen: boolean) => Promise<void>

/** Each surface that shows a member or a member's posts (Q301). */
const surfaces: Readonly<Record<string, SurfaceCheck>> = {
  'posts of a timeline': async (page, dataset, isSeen) => {
    await page.goto(dataset.timeline)
    await expectBoth(page, dataset, isSeen, (who) => `root-${who}`)
  },
  comments: async (page, dataset, isSeen) => {
    await page.goto(dataset.address(`own-${dataset.id}`))
    await expectBoth(page, dataset, isSeen, (who) => `comment-${who}`)
  },
  replies: async (page, dataset, isSeen) => {
    await page.goto(dataset.address(`own-comment-${dataset.id}`))
    await expectBoth(page, dataset, isSeen, (who) => `reply-${who}`)
  },
  'comment counts': async (page, dataset, isSeen) => {
    await page.goto(dataset.timeline)
    // The number of comments, which includes the reader's own.
    const count = article(page, `own-${dataset.id}`).getByRole('link', { name: /^コメント / })
    await expect(count).toHaveAccessibleName(`コメント ${isSeen ? 3 : 2}`)
  },
  'waiting new posts': async (page, dataset, isSeen) => {
    await page.goto(dataset.timeline)
    await expect(article(page, `root-${dataset.third}`)).toBeVisible()
    for (const who of [dataset.other, dataset.third]) await dataset.write(who, `news-${who}`)
    // Makes the page check for new posts, as it does when it becomes visible again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.getByRole('button', { name: `新着${isSeen ? 2 : 1}件` }).click()
    await expectBoth(page, dataset, isSeen, (who) => `news-${who}`)
  },
  'pictures and previews': async (page, dataset, isSeen) => {
    await page.goto(dataset.address(`own-${dataset.id}`))
    const comments = page.getByRole('feed')
    const previews = comments.getByRole('link', { name: /便りの宛先/ })
    const pictures = comments.getByRole('button', { name: /を大きく表示$/ })
    for (const each of [previews, pictures]) await expect(each).toHaveCount(isSeen ? 2 : 1)
    await expectBoth(page, dataset, isSeen, (who) => `comment-${who}`)
  },
  'names and avatars': (page, dataset, isSeen) =>
    expectPages(page, dataset, isSeen, {
      path: (who) => dataset.address(`below-${who}`),
      // The link above the reader's reply. The avatar links to the same page as the name.
      shows: (who) => page.getByRole('main').locator(`a[href="/user/acc-${who}"]`).getByText('ひかり'),
    }),
  'the followed channels of a member': (page, dataset, isSeen) =>
    expectPages(page, dataset, isSeen, {
      path: (who) => `/user/acc-${who}/follow`,
      shows: () => page.getByRole('heading', { level: 1, name: /がフォロー中のチャンネル$/ }),
    }),
  'a profile with its posts': (page, dataset, isSeen) =>
    expectPages(page, dataset, isSeen, {
      path: (who) => `/user/acc-${who}`,
      shows: (who) => article(page, `root-${who}`),
    }),
}

/** Which of the two members have blocked each other. */
const relations = {
  'without a block': [],
  'the reader has blocked the other member': [['reader', 'other']],
  'the other member has blocked the reader': [['other', 'reader']],
  'both have blocked each other': [
    ['reader', 'other'],
    ['other', 'reader'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly ['reader' | 'other', 'reader' | 'other'])[]>>

/** Whether a test runs. The short run tests only one surface, for a member who has blocked the other member. */
const isRun = amount({
  part: (surface: string, relation: string) =>
    surface === 'posts of a timeline' && relation === 'the reader has blocked the other member',
  all: () => true,
})
const cases = Object.entries(surfaces).flatMap(([surface, look]) =>
  Object.entries(relations)
    .filter(([relation]) => isRun(surface, relation))
    .map(([relation, made]) => ({ surface, look, relation, made })),
)

for (const { surface, look, relation, made } of cases)
  test(`in the place “${surface}” the other member is ${made.length === 0 ? 'shown' : 'hidden'}: ${relation} (S047, S072, R032, R033, R046, Q301)`, async ({
    page,
    context,
    quiet,
  }) => {
    // Allows 404s: a hidden member is not found, and the images of the provider states are names without files.
    quiet.allow(/status of 404/)
    const dataset = await createDataset()
    for (const [by, target] of made) await dataset.block(dataset[by], dataset[target])
    await giveSession(context, dataset.session)
    await look(page, dataset, made.length === 0)
  })
