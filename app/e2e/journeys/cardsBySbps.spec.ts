import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { buildCardDocument } from '../../../tools/cardDocument.ts'
import { readDeployment } from '../../../tools/readDeployment.ts'
import { cardHeaders, pageHeadersFile } from '../../../tools/hosting/pageHeaders.ts'
import { serveApp } from '../../../tools/serveApp.ts'
import { expectEmptyCardFields, cardFields, typeCard, testVisaCard } from '../cardForm.ts'
import { startSessionAs, expect } from '../journey.ts'
import { ports } from '../addresses.ts'
import { fakeSbps, type SbpsReply } from '../fakeSbps.ts'

const hosts = {
  app: `http://127.0.0.1:${ports.appHost}`,
  user: `http://127.0.0.1:${ports.userHost}`,
  payment: `http://127.0.0.1:${ports.paymentHost}`,
}
const sbps = {
  script: 'https://token.sps-system.com/sbpstoken/com_sbps_system_token.js',
  merchantId: '30132',
  serviceId: '002',
}

/** A test whose app was built with SBPS as the card gateway: once for all tests of this file. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const place = `.tmp/sbps-${workerIndex}`
      process.env.VITE_SBPS = JSON.stringify(sbps)
      process.env.NODE_ENV = 'production'
      await buildCardDocument({ build: { outDir: resolve(place, 'app'), emptyOutDir: true } })
      await mkdir(`${place}/hosting`, { recursive: true })
      const headers = { pages: {}, card: cardHeaders(readDeployment()) }
      await writeFile(`${place}/hosting/${pageHeadersFile}`, JSON.stringify(headers))
      const server = await serveApp(`${place}/app`, 0, hosts)
      await use(`${server.address}/purchase/card/edit`)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Records what the content security policy refused. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellRefused', (text: string) => void refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { tellRefused: (text: string) => void }).tellRefused(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return refused
}

async function open(page: Page, address: string) {
  const refused = await watchPolicy(page)
  const fake = await fakeSbps(page)
  await startSessionAs(page)
  return { ...fake, refused, goto: () => page.goto(address) }
}

const submit = (page: Page) => page.getByRole('button', { name: 'このカードを登録する' }).click()

test('the card form gets a token from SBPS, and sends the server this token and its key but no card data (W072, C115, X14, Q122)', async ({
  page,
  address,
}) => {
  const { shown, refused, goto } = await open(page, address)
  const sent: unknown[] = []
  await page.route('**/v2/payment/sbps/creditcard', (route) => {
    sent.push(route.request().postDataJSON())
    const creditCard = { creditCardId: 'c1', gateway: 'SBPS', brand: 'VISA', lastFour: '4242', expiry: '203012' }
    return route.fulfill({ json: { creditCard } })
  })
  await goto()
  await typeCard(page)
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('カードを登録しました')
  const { merchantId, serviceId } = sbps
  expect(shown).toEqual([
    { merchantId, serviceId, ccNumber: testVisaCard.number, ccExpiration: '203012', securityCode: testVisaCard.code },
  ])
  expect(sent).toEqual([{ gateway: 'SBPS', cardToken: 'a1b2c3:k9' }])
  expect(refused).toEqual([])
})

const saidBySbps: readonly (readonly [SbpsReply, string, string])[] = [
  ['05003', 'カード番号', '決済会社が、このカード番号を受け付けませんでした'],
  ['04004', '有効期限', '決済会社が、この有効期限を受け付けませんでした'],
  ['04005', 'セキュリティコード', '決済会社が、このセキュリティコードを受け付けませんでした'],
]
for (const [code, label, words] of amount({ part: saidBySbps.slice(0, 1), all: saidBySbps }))
  test(`the card form shows the error beside the field and clears all fields when SBPS returns ${code} (W072)`, async ({
    page,
    address,
  }) => {
    const { say, goto } = await open(page, address)
    say(code)
    await goto()
    await typeCard(page)
    await submit(page)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(words))
    await expectEmptyCardFields(page)
  })

test('the card form clears its fields after 20 seconds when SBPS never answers, and a second try works (W072) @long', async ({
  page,
  address,
}) => {
  const { say, shown, goto } = await open(page, address)
  say('silent')
  await page.clock.install()
  await goto()
  await typeCard(page)
  await submit(page)
  await expect.poll(() => shown.length).toBe(1)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('alert')).toContainText('決済会社から返事がありませんでした')
  await expectEmptyCardFields(page)
  say('05003')
  await typeCard(page)
  await submit(page)
  await expect(cardFields(page).number).toHaveAccessibleDescription(/受け付けませんでした/)
})

test('the card form keeps the typed card for a second try when the script of SBPS is blocked, which has then received nothing (W072) @long', async ({
  page,
  address,
}) => {
  const { say, shown, goto } = await open(page, address)
  say('unreached')
  await goto()
  await typeCard(page)
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('決済会社に接続できませんでした')
  await expect(cardFields(page).code).toHaveValue(testVisaCard.code)
  expect(shown).toEqual([])
  say('05003')
  // The script is requested again after it failed to load; a press uses it once it has loaded.
  await expect(async () => {
    await submit(page)
    await expect(cardFields(page).number).toHaveAccessibleDescription(/受け付けませんでした/, { timeout: 1_000 })
  }).toPass()
  expect(shown).toHaveLength(1)
})
