import type { Page } from '@playwright/test'
import { expect, demoMember, logInElsewhere, newFan, signUp, test } from '../journey.ts'
import { addresses } from '../addresses.ts'

/**
 * Runs in the page: tries every sink that could turn a text into markup or code. A refused sink throws, or has no
 * effect.
 */
async function trySinks(): Promise<string[]> {
  // Continues in a new task of the page, in which the policy forbids eval; code that the test itself evaluates may use
  // it.
  await new Promise((resolve) => setTimeout(resolve))
  const ran: string[] = []
  Object.assign(window, { ranIt: (how: string) => ran.push(how) })
  const code = (how: string) => `ranIt('${how}')`
  const sinks: Record<string, () => unknown> = {
    innerHTML: () => (document.createElement('div').innerHTML = `<img src=x onerror="${code('innerHTML')}">`),
    outerHTML: () => (document.body.appendChild(document.createElement('i')).outerHTML = '<b></b>'),
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b></b>'),
    parser: () => new DOMParser().parseFromString('<b></b>', 'text/html'),
    srcdoc: () => (document.createElement('iframe').srcdoc = `<script>${code('srcdoc')}</script>`),
    eval: () => (Reflect.get(window, 'eval') as (code: string) => unknown)(code('eval')),
    Function: () => (Reflect.construct(Function, [code('Function')]) as () => void)(),
    policy: () =>
      (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy('mine', {}),
    script: () => {
      const script = document.createElement('script')
      script.textContent = code('script')
      document.head.append(script)
    },
    source: () => {
      const script = document.createElement('script')
      script.src = '/assets/none.js'
    },
    handler: () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', code('handler'))
      button.click()
    },
  }
  const passed: string[] = []
  for (const [how, attempt] of Object.entries(sinks)) {
    try {
      attempt()
      passed.push(how)
    } catch {
      // Ignored: the policy has refused this sink, as it must.
    }
  }
  await new Promise((resolve) => setTimeout(resolve))
  return [...ran, ...passed.filter((how) => how !== 'script' && how !== 'handler')]
}

test('a page runs only the app’s own files: the browser refuses inline scripts and every sink that could run text as code', async ({
  page,
  quiet,
}) => {
  quiet.allow(/refused by|[Cc]ontent [Ss]ecurity|[Tt]rusted ?(Type|HTML|Script)|eval|inline/)
  for (const address of ['/top', '/channel']) {
    const answer = await page.goto(address)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types tsudoi-worker;")
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(trySinks)).toEqual([])
  }
  await page.goto('/no/such/place?x=<script>alert(1)</script>#<img src=x onerror=alert(1)>')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('見つかりませんでした')
})

/** The tokens of the session, which must not appear anywhere else. */
function secretsOf(page: Page): Promise<string[]> {
  return page
    .context()
    .cookies()
    .then((cookies) => cookies.filter(({ name }) => /token/i.test(name)).map(({ value }) => value))
}

test('the app writes no token and no password into a URL, into storage or to the console (X2, X5)', async ({
  page,
}) => {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('console', (message) => said.push(message.text()))
  page.on('framenavigated', (frame) => asked.push(frame.url()))
  const fan = await signUp(page, newFan())
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const secrets = [...(await secretsOf(page)), fan.password, encodeURIComponent(fan.email)]
  expect(secrets.length).toBeGreaterThanOrEqual(4)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, document.referrer]),
  )
  const leaks = [...asked, ...said, stored].filter((text) => secrets.some((secret) => text.includes(secret)))
  expect(leaks).toEqual([])
})

test('an embedded page removes the token from its URL before it sends any request (S032, X2)', async ({
  page,
  browser,
}) => {
  const { accessToken: token } = await logInElsewhere(page, demoMember)
  const other = await browser.newContext({ baseURL: addresses.app })
  const embedded = await other.newPage()
  const asked: string[] = []
  embedded.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.push(request.url(), request.headers()['referer'] ?? '')
  })
  await embedded.goto(`/channel?device=unity&accessToken=${token}`)
  await expect(embedded.getByRole('heading', { level: 1 })).toBeVisible()
  expect(embedded.url()).not.toContain('accessToken')
  await expect.poll(async () => (await other.cookies()).some(({ value }) => value === token)).toBe(true)
  await embedded.goto('/account/support')
  await embedded.goBack()
  await expect(embedded).toHaveURL(/\/channel\?device=unity$/)
  expect(asked.filter((address) => address.includes(token))).toEqual([])
  await other.close()
})

test('the page of external transmissions lists by default only what loads after a press of the user: YouTube’s frame and the push service of the browser', async ({
  page,
}) => {
  await page.goto('/channel')
  await page.getByRole('navigation', { name: 'フッター' }).getByRole('link', { name: '外部送信について' }).click()
  await expect(page).toHaveURL(/\/account\/external$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('外部送信について')
  const services = page.getByRole('main').locator('ul').getByRole('listitem')
  await expect(services).toHaveCount(2)
  await expect(services.filter({ hasText: 'ブラウザーのプッシュ通知' })).toHaveCount(1)
  await expect(services.filter({ hasText: 'YouTube' })).toContainText(
    '「YouTubeを読みこんで再生する」を押さなければ、送られません',
  )
})

test('a guest can read the operator’s notices (R019, R020, R025, R027, R028), and FAQ and contact inside the app until the operator configures external pages (R021, R022) @long', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/account/support', 'サポート'],
    ['/account/service', '利用規約'],
    ['/account/guide', 'コミュニティガイドライン'],
    ['/account/settlement', '資金決済法に基づく表示'],
    ['/account/copyright', '著作権について'],
    ['/account/faq?type=shop', 'よくある質問'],
    ['/account/contact', 'お問い合わせ'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(path)
  }
})
