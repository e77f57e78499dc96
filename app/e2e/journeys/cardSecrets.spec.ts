import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { expectEmptyCardFields, cardFields, typeCard, testVisaCard, type CardInput } from '../cardForm.ts'
import {
  readCachedText,
  recordPageOutput,
  readStoredText,
  findCardLeaks,
  readMarkupText,
  readReactStateText,
  readDatabaseText,
} from '../cardLeaks.ts'
import { becomeMember, startSessionAs, expect, test } from '../journey.ts'

const edit = '/purchase/card/edit'
const gateway = '**/_sandbox/gateway/*/token'

/** Number of cards that each test types. With the number of tests, the long run types 200 cards. */
const perTest = amount({ part: 2, all: 25 })
const tests = amount({ part: 1, all: 8 })

/** A random number generator that returns the same numbers for the same seed. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const figures = (length: number) => Array.from({ length }, () => below(10)).join('')
  return { below, one, figures }
}
type Seeded = ReturnType<typeof seeded>

const withCheckDigit = (digits: string): string => {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const wide = (text: string) => text.replace(/[!-}]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))
const asTyped: readonly ((text: string) => string)[] = [
  (text) => text,
  wide,
  (text) => text.replace(/(.{4})/g, '$1 '),
  (text) => text.replace(/(.{4})/g, '$1-'),
  (text) => `　${wide(text)}`,
]

/** A card as a user types it: most are valid, some are not. */
function randomCard({ below, one, figures }: Seeded): CardInput & { isRight: boolean } {
  const [begins, length] = one([
    ['4', 16],
    ['51', 16],
    ['2221', 16],
    ['35', 16],
    ['34', 15],
    ['36', 14],
  ] as const)
  const isRight = below(10) < 7
  const right = withCheckDigit(begins + figures(length - 1 - begins.length))
  const number = isRight ? right : right.slice(0, 8 + below(length - 8))
  const year = 27 + below(9)
  const month = String(1 + below(12)).padStart(2, '0')
  return {
    number: one(asTyped)(number),
    expiry: one([`${month}/${year}`, `${month}${year}`, `20${year}/${month}`, `${month} / 20${year}`]),
    code: `${1 + below(9)}${figures(begins === '34' ? 3 : 2)}`,
    isRight,
  }
}

/** The gateway's refusal: a message about the form, or the summary of wrong fields. */
const failure = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('region', { name: /か所ご確認ください/ }))
    .first()

/** What happens to a typed card. Each case ends with cleared fields. */
const ends: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  sent: async (page) => {
    await submit(page)
    // Waits until the card is registered, or the page has returned to the purchase.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/カードを登録しました|コインの購入/)
  },
  refused: async (page) => {
    await page.route(gateway, (route) => route.fulfill({ status: 400, json: {} }))
    await submit(page)
    await expect(failure(page)).toBeVisible()
  },
  broken: async (page) => {
    await page.route(gateway, (route) => route.abort())
    await submit(page)
    await expect(failure(page)).toBeVisible()
  },
  reloaded: async (page) => {
    await page.reload()
    await expect(cardFields(page).number).toBeVisible()
  },
  left: async (page) => {
    await page.getByRole('link', { name: 'プライバシーポリシー' }).click()
    await expect(page).toHaveURL(/privacy$/)
  },
  leftAndBack: async (page) => {
    await page.goto('/account/privacy')
    await page.goBack()
    await expect(cardFields(page).number).toBeVisible()
  },
  gaveUp: async (page) => {
    await page.getByRole('link', { name: /せずにもどる$/ }).click()
    await expect(page).toHaveURL(/\/purchase\/(card|method)/)
  },
}
/** The cases after which the form is still shown. Its fields are empty unless the user has to correct them. */
const staysAtForm = new Set(['refused', 'broken', 'reloaded', 'leftAndBack'])
const submits = new Set(['refused', 'broken'])
const submit = (page: Page) => page.getByRole('button', { name: /^このカード/ }).click()

for (let part = 0; part < tests; part += 1)
  test(`the app leaves no digits of a card in state, storage, URLs, console, other requests than the gateway’s, or later pages: ${perTest} random cards, part ${part + 1} (X14, R040)`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 400|ERR_FAILED|Failed to load/)
    await becomeMember(page)
    const { taken, toGateway } = recordPageOutput(page)
    for (let run = 0; run < perTest; run += 1) {
      const random = seeded(part * perTest + run + 1)
      const { isRight, ...card } = randomCard(random)
      const how = random.one(Object.keys(ends))
      const what = JSON.stringify({ run, how, ...card })
      const shownBefore = toGateway()
      await page.goto(random.below(2) ? edit : `${edit}?id=coin-1000&url=http%3A%2F%2Flocalhost%2Fhome`)
      await typeCard(page, card)
      expect(findCardLeaks(await readReactStateText(page), card), what).toEqual([])
      expect(findCardLeaks(await readStoredText(page), card), what).toEqual([])
      expect(findCardLeaks(await readDatabaseText(page), card), what).toEqual([])
      if (how === 'sent' && !isRight) await submit(page)
      else await ends[how]!(page).catch((error: unknown) => Promise.reject(new Error(what, { cause: error })))
      expect(findCardLeaks(taken(), card), what).toEqual([])
      expect(findCardLeaks(await readStoredText(page), card), what).toEqual([])
      expect(findCardLeaks(await readDatabaseText(page), card), what).toEqual([])
      const number = { ...card, code: '', expiry: '' }
      expect(findCardLeaks(await readCachedText(page), number), what).toEqual([])
      if (staysAtForm.has(how)) expect(findCardLeaks(await readReactStateText(page), card), what).toEqual([])
      if (staysAtForm.has(how) && (isRight || !submits.has(how))) await expectEmptyCardFields(page)
      // Looks at the fields unless the user is still correcting a refused card, which remains in them.
      if (isRight || ['reloaded', 'left', 'leftAndBack', 'gaveUp'].includes(how))
        expect(findCardLeaks(await readMarkupText(page), number), what).toEqual([])
      if (!isRight) expect(toGateway(), what).toBe(shownBefore)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

test('the search for leaked card digits, which these tests use, finds digits at each place where they could be', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto(edit)
  await typeCard(page)
  expect(findCardLeaks(await readMarkupText(page), testVisaCard)).toContain('42424242')
  await page.evaluate(() => sessionStorage.setItem('x', '{"n":"4242 4242 4242 4242","c":"123"}'))
  expect(findCardLeaks(await readStoredText(page), testVisaCard)).toEqual(expect.arrayContaining(['42424242', '123']))
  await page.evaluate(async () => (await caches.open('x')).put('/x', Response.json({ n: '4242 4242 4242 4242' })))
  expect(findCardLeaks(await readCachedText(page), { ...testVisaCard, code: '', expiry: '' })).toContain('42424242')
  await page.evaluate(async () => {
    const opening = indexedDB.open('x', 1)
    const opened = new Promise((resolve) => (opening.onsuccess = resolve))
    opening.onupgradeneeded = () => {
      const file = new Blob(['{"n":"4242 4242 4242 4242"}'])
      opening.result.createObjectStore('empty')
      opening.result.createObjectStore('cards').put({ cards: [{ code: 123, file }] }, '12/30')
    }
    await opened
    opening.result.close()
  })
  expect(findCardLeaks(await readDatabaseText(page), testVisaCard)).toEqual(
    expect.arrayContaining(['42424242', '123', '12/30']),
  )
  const { taken } = recordPageOutput(page)
  await page.evaluate(() => fetch('/icon.svg?expiry=12/30'))
  expect(findCardLeaks(taken(), testVisaCard)).toEqual(['12/30'])
})
