import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import {
  callHost,
  coinBalance,
  uniqueId,
  giveSession,
  mailsTo,
  newGuest,
  newMember,
  sessionToken,
  setUpState,
} from '../sandbox.ts'

/** A flow on an opened page, prepared for the press that sends its call. */
export interface PreparedFlow {
  /** The call that the faults break. */
  target: { method: string; path: RegExp }
  /** The control that sends the call. */
  control: Locator
  /** The button that confirms, if the press opens a question. */
  confirm?: Locator
  /** The control for another try after a failure, if it differs from `control`. */
  again?: Locator
  /** Asserts that the typed values are still there. */
  typed: () => Promise<void>
  /** Asserts that the flow is completed. */
  done: () => Promise<void>
  /** How often the server executed the call, counted at the server. */
  effects: () => Promise<number>
  /** How to continue if the server executed the call but its answer was lost. Default: the same press again. */
  recover?: () => Promise<void>
}

/** Something that a user does on a page with one press that sends a call, such as a log-in or a draw. */
export interface UserFlow {
  id: string
  name: string
  /** Whether the call moves coins. If so, every failure message says whether they moved. */
  coins?: boolean
  /** Whether the user is a guest, and not a member yet. */
  guest?: boolean
  /** Whether the answer has no fields, so that no field can be missing from it. */
  answersNothing?: boolean
  /** Whether each sent call has its own effect, as intended: each request mails a code. */
  repeats?: boolean
  /** Whether the user can do this only once. If so, they continue in another way after a lost answer. */
  isFinal?: boolean
  /** Whether the call loads the page's main content. If so, a 404 shows the page for missing content instead. */
  reads?: boolean
  arrange: (page: Page) => Promise<PreparedFlow>
}

/**
 * Opens a page. Returns as soon as the navigation is committed: the flows wait for the elements they use, not for
 * images or the load event.
 */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })
const arriveAt = (page: Page, address: RegExp) => page.waitForURL(address, { waitUntil: 'commit' })
const nothingTyped = () => Promise.resolve()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Stores a draft of the form, once, before the page loads. */
const draft = (page: Page, name: string, values: object) =>
  page.addInitScript(
    ([key, text]) => {
      if (location.origin !== 'null' && !sessionStorage.getItem('seeded')) {
        sessionStorage.setItem('seeded', 'yes')
        sessionStorage.setItem(key, text)
      }
    },
    [`tsudoi.${name}-draft`, JSON.stringify(values)] as const,
  )

const memberPage = async (page: Page, path: string, profile?: 'none') => {
  const member = await newMember(profile)
  await giveSession(page.context(), member)
  await open(page, path)
  return member
}

const login: UserFlow = {
  id: '01',
  name: 'log-in',
  guest: true,
  async arrange(page) {
    await giveSession(page.context(), await newGuest())
    await open(page, '/login/mail')
    const email = page.getByLabel('メールアドレス')
    const password = page.getByLabel('パスワード').first()
    await email.fill('koharu@example.jp')
    await password.fill('Tsudoi-2026')
    return {
      target: { method: 'POST', path: /\/v1\/auth\/signin\/email$/ },
      control: button(page, 'ログインする'),
      async typed() {
        await expect(email).toHaveValue('koharu@example.jp')
        await expect(password).toHaveValue('Tsudoi-2026')
      },
      done: () => arriveAt(page, /\/home$/),
      async effects() {
        const token = await sessionToken(page.context())
        const { answer } = await callHost<{ accountId?: string }>('user', '/v2/account/auth', { token })
        return answer.accountId ? 1 : 0
      },
    }
  },
}

const signupCreate: UserFlow = {
  id: '02',
  name: 'sign-up, address and password',
  guest: true,
  answersNothing: true,
  repeats: true,
  async arrange(page) {
    const email = `${uniqueId()}@example.jp`
    await giveSession(page.context(), await newGuest())
    await open(page, '/signup/create')
    await page.getByLabel('メールアドレス').fill(email)
    await page.getByLabel('パスワード').first().fill('Penlight-15')
    return {
      target: { method: 'POST', path: /\/v1\/auth\/signup\/prepare$/ },
      control: button(page, '認証コードを送る'),
      async typed() {
        await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
        await expect(page.getByLabel('パスワード').first()).toHaveValue('Penlight-15')
      },
      done: () => arriveAt(page, /\/signup\/create\?page=code$/),
      effects: async () => (await mailsTo(email)).length,
    }
  },
}

const signupCode: UserFlow = {
  id: '03',
  name: 'sign-up, code',
  guest: true,
  isFinal: true,
  async arrange(page) {
    const email = `${uniqueId()}@example.jp`
    const guest = await newGuest()
    const password = 'Penlight-15'
    await callHost('user', '/v1/auth/signup/prepare', { token: guest.accessToken, body: { email, password } })
    const code = (await mailsTo(email))[0]?.code ?? ''
    await giveSession(page.context(), guest)
    await page.context().addCookies([{ name: 'email-cache', value: email, url: addresses.app }])
    await open(page, '/signup/create?page=code')
    const field = page.getByRole('textbox', { name: /認証コード/ })
    await field.fill(code)
    const done = () => arriveAt(page, /\/(profile\/edit|home)$/)
    return {
      target: { method: 'POST', path: /\/v1\/auth\/signup\/email$/ },
      control: button(page, '登録して次へ進む'),
      typed: () => expect(field).toHaveValue(code),
      done,
      async effects() {
        const { answer } = await callHost<{ messageCode?: string; accessToken?: string }>(
          'user',
          '/v1/auth/signin/email',
          {
            token: (await newGuest()).accessToken,
            body: { email, password },
          },
        )
        return answer.accessToken ? 1 : 0
      },
      async recover() {
        await expect(page.getByText(/会員登録は済んでいます/)).toBeVisible()
        await button(page, 'ログインへ進む').click()
        await arriveAt(page, /\/login\/mail$/)
        await expect(field).toBeHidden()
        await page.getByLabel('メールアドレス').fill(email)
        await page.getByLabel('パスワード').first().fill(password)
        await button(page, 'ログインする').click()
        await done()
      },
    }
  },
}

const profile: UserFlow = {
  id: '04',
  name: 'profile, confirm',
  async arrange(page) {
    const uniqueName = `p${uniqueId()}`
    await draft(page, 'profile', {
      nickName: '早瀬',
      uniqueName,
      lastName: '早瀬',
      firstName: '小春',
      birthday: { year: '2004', month: '2', day: '29' },
      gender: '',
      prefecture: '',
    })
    const { accessToken: token } = await memberPage(page, '/profile/confirm', 'none')
    return {
      target: { method: 'POST', path: /\/v2\/profile$/ },
      control: button(page, 'この内容で登録する'),
      typed: () => expect(page.getByText(uniqueName)).toBeVisible(),
      done: () => arriveAt(page, /\/profile\/finish$/),
      async effects() {
        const { answer } = await callHost<{ profile?: { uniqueName: string } }>('user', '/v2/profile', { token })
        return answer.profile?.uniqueName === uniqueName ? 1 : 0
      },
    }
  },
}

const address: UserFlow = {
  id: '05',
  name: 'address, confirm',
  answersNothing: true,
  async arrange(page) {
    await draft(page, 'address', {
      lastName: '早瀬',
      firstName: '小春',
      lastNameKana: 'ハヤセ',
      firstNameKana: 'コハル',
      postalCode: '231-0023',
      prefecture: '14',
      city: '横浜市中区',
      street: '山下町1-2',
      building: '',
      phoneNumber: '0451234567',
    })
    const { accessToken: token } = await memberPage(page, '/address/confirm')
    return {
      target: { method: 'POST', path: /\/v2\/privacy\/address$/ },
      control: button(page, 'このお届け先を保存する'),
      typed: () => expect(page.getByText(/山下町1-2/)).toBeVisible(),
      done: () => arriveAt(page, /\/address\/finish$/),
      async effects() {
        const { answer } = await callHost<{ address?: { street: string } }>('app', '/v2/privacy/address', { token })
        return answer.address?.street === '山下町1-2' ? 1 : 0
      },
    }
  },
}

const follow: UserFlow = {
  id: '06',
  name: 'follow a channel',
  answersNothing: true,
  async arrange(page) {
    const ipId = `ip-${uniqueId()}`
    await setUpState('a channel', { ipId, detail: 'minimal' })
    const { accessToken: token } = await memberPage(page, `/channel/${ipId}`)
    return {
      target: { method: 'POST', path: new RegExp(`/v2/follow/ip/${ipId}$`) },
      control: button(page, /をフォローする$/),
      typed: nothingTyped,
      done: () => expect(button(page, /をフォロー中$/)).toBeVisible(),
      async effects() {
        const { answer } = await callHost<{ ip: { hasFollowed?: boolean; followerCount?: number } }>(
          'app',
          `/v2/ip/${ipId}`,
          {
            token,
          },
        )
        return answer.ip.hasFollowed ? (answer.ip.followerCount ?? 1) : 0
      },
    }
  },
}

const price = { once: 30, tenTimes: 300 }
const opening = 4200

async function gachaPage(page: Page, path = '') {
  const ids = { ipId: `ip-${uniqueId()}`, gachaId: `gacha-${uniqueId()}` }
  await setUpState('a channel', { ipId: ids.ipId, detail: 'minimal' })
  await setUpState('a gacha that can be drawn', { ...ids, detail: 'minimal' })
  const { accessToken: token } = await memberPage(page, `/channel/${ids.ipId}/gacha${path}?gachaId=${ids.gachaId}`)
  return {
    target: { method: 'POST', path: new RegExp(`/v2/gacha/${ids.gachaId}/draw$`) },
    spent: async () => opening - (await coinBalance(token)),
  }
}

/** The confirming button of the last step. */
const confirmButton = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name })
const expectDrawResult = (page: Page) => page.getByRole('heading', { level: 1, name: /来てくれました/ }).waitFor()

const drawOnce: UserFlow = {
  id: '07',
  name: 'draw once',
  coins: true,
  async arrange(page) {
    const { target, spent } = await gachaPage(page)
    return {
      target,
      control: page.getByRole('main').getByRole('button', { name: /^1回引く/ }),
      confirm: confirmButton(page, /^1回引く/),
      typed: nothingTyped,
      done: () => expectDrawResult(page),
      effects: async () => (await spent()) / price.once,
    }
  },
}

const drawAgain: UserFlow = {
  id: '08',
  name: 'draw ten times once more',
  coins: true,
  async arrange(page) {
    const { target, spent } = await gachaPage(page)
    await button(page, /^10回引く/).click()
    await confirmButton(page, /^10回引く/).click()
    await expectDrawResult(page)
    const control = button(page, /^もう10回引く/)
    await expect(control).toBeVisible()
    return {
      target,
      control,
      // Locates the button again for another try, because the result and its button disappear when the draw begins.
      again: control,
      confirm: confirmButton(page, /^10回引く/),
      typed: nothingTyped,
      // Waits for the heading of the new result. The previous result disappears when a draw begins.
      done: () => expectDrawResult(page),
      effects: async () => (await spent()) / price.tenTimes - 1,
    }
  },
}

const notice: UserFlow = {
  id: '09',
  name: 'read a notice',
  reads: true,
  async arrange(page) {
    const noticeId = `notice-${uniqueId()}`
    await setUpState('a notice', { noticeId })
    const { accessToken: token } = await memberPage(page, '/notification')
    const link = page.locator(`a[href="/notification/${noticeId}"]`)
    // Hovers over the link as a user with a mouse does, which loads the page's file but not the notice.
    await link.hover()
    return {
      target: { method: 'GET', path: new RegExp(`/v2/notice/${noticeId}$`) },
      control: link,
      again: button(page, 'もう一度読みこむ'),
      typed: nothingTyped,
      async done() {
        await arriveAt(page, new RegExp(`/notification/${noticeId}$`))
        await expect(page.locator('main time').first()).toBeVisible()
      },
      async effects() {
        const { answer } = await callHost<{ notice: { isRead?: boolean } }>('app', `/v2/notice/${noticeId}`, { token })
        return answer.notice.isRead ? 1 : 0
      },
    }
  },
}

const leave: UserFlow = {
  id: '10',
  name: 'leave for good',
  answersNothing: true,
  isFinal: true,
  async arrange(page) {
    // A user reads the page before leaving, so its background calls are answered before the account is deleted.
    const [{ accessToken: token, id }] = await Promise.all([
      memberPage(page, '/account/leave'),
      page.waitForResponse(/\/v2\/time$/),
      page.waitForResponse(/\/v2\/maintenance$/),
    ])
    await setUpState('a fresh proof of the member', { accountId: `acc-${id}` })
    const wasRead = page.getByRole('checkbox')
    await wasRead.check()
    return {
      target: { method: 'POST', path: /\/v2\/account\/discard$/ },
      control: button(page, '退会の手続きへ進む'),
      confirm: page.getByRole('alertdialog').getByRole('button', { name: '退会する', exact: true }),
      typed: () => expect(wasRead).toBeChecked(),
      done: () => expect(page.getByRole('alertdialog', { name: '退会の手続きが終わりました' })).toBeVisible(),
      effects: async () => ((await callHost('user', '/v2/account/auth', { token })).status === 401 ? 1 : 0),
      async recover() {
        await arriveAt(page, /\/login\?/)
        await expect(page.getByRole('alertdialog')).toContainText('ログインできない場合は、手続きが済んでいます。')
        await page.getByRole('alertdialog').getByRole('button').click()
      },
    }
  },
}

/** All flows that the faults are tested with. */
export const userFlows: readonly UserFlow[] = [
  login,
  signupCreate,
  signupCode,
  profile,
  address,
  follow,
  drawOnce,
  drawAgain,
  notice,
  leave,
]
