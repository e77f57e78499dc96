import {
  checkResetPasswordCode,
  prepareSaveEmail,
  prepareSavePassword,
  prepareSignup,
  saveEmail,
  signinEmail,
  signupEmail,
} from '@tsudoi/contracts/auth/auth.endpoints'
import { saveProfile } from '@tsudoi/contracts/account/account.endpoints'
import { saveAddress } from '@tsudoi/contracts/address/address.endpoints'
import { followChannel, getChannel, listFollows } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { drawGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { acquireNotice } from '@tsudoi/contracts/notice/notice.endpoints'
import { validateShopCoin } from '@tsudoi/contracts/shop/shop.endpoints'
import { expect, type Page } from '@playwright/test'
import { becomeMember } from '../journey.ts'
import { userFlows } from './flows.ts'
import { minPressIntervalMs } from '../minPressIntervalMs.ts'
import { uniqueId, giveSession, newGuest, newMember, setUpState } from '../sandbox.ts'

/** A call as the app makes it, with the page on which a user triggers it. */
interface RefusedCall {
  endpoint: Endpoint
  /** Opens the page; returns a function that triggers the call each time it is called. */
  open: (page: Page) => Promise<() => Promise<void>>
  /** Set if the page itself sends the call while loading, possibly twice: from its head and from its own code. */
  isRead?: true
}

interface Refusal {
  status: number
  messageCode?: string | undefined
}

const pathOf = ({ path }: Endpoint) => new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
const waiting = new WeakMap<Page, Map<Endpoint, Refusal[]>>()

/**
 * Answers the next requests of a call in place of the server. The route is not removed, because removing a route can
 * drop a file request that is in flight.
 */
export async function refuseCall(page: Page, endpoint: Endpoint, ...refusals: Refusal[]): Promise<void> {
  const calls = waiting.get(page) ?? new Map<Endpoint, Refusal[]>()
  waiting.set(page, calls)
  const known = calls.get(endpoint)
  if (known) return void known.push(...refusals)
  const next = [...refusals]
  calls.set(endpoint, next)
  await page.route(pathOf(endpoint), (route) => {
    const refusal = route.request().method() === endpoint.method ? next.shift() : undefined
    if (!refusal) return route.fallback()
    const { status, messageCode } = refusal
    return route.fulfill({ status, json: messageCode ? { messageCode, code: status } : {} })
  })
}

/** Wraps a press: it waits for `minPressIntervalMs` after the previous one, like a user who has read the message. */
function pressing(press: () => Promise<void>): () => Promise<void> {
  let pressedAt = -minPressIntervalMs
  return async () => {
    await expect.poll(() => performance.now() - pressedAt, { intervals: [50] }).toBeGreaterThan(minPressIntervalMs)
    await press()
    pressedAt = performance.now()
  }
}

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Opens the page of a flow and prepares it for the press that sends its call. */
const flow = (id: string) => async (page: Page) => {
  const scene = await userFlows.find((each) => each.id === id)?.arrange(page)
  if (!scene) throw new Error(`No flow ${id}`)
  await scene.control.waitFor()
  return pressing(() => scene.control.click())
}

/** Becomes a member with a fresh proof of identity, so that no dialog asks for it. */
async function asMember(page: Page): Promise<void> {
  const member = await newMember()
  await setUpState('a fresh proof of the member', { accountId: `acc-${member.id}` })
  await giveSession(page.context(), member)
}

const calls = {
  signinEmail: { endpoint: signinEmail, open: flow('01') },
  prepareSignup: { endpoint: prepareSignup, open: flow('02') },
  signupEmail: { endpoint: signupEmail, open: flow('03') },
  saveProfile: {
    endpoint: saveProfile,
    open: async (page) => {
      const press = await flow('04')(page)
      const confirm = page.getByRole('button', { name: '入力内容を確認する' })
      return async () => {
        // Confirms the form again if a refused field has led back to it.
        if (await confirm.isVisible()) await confirm.click()
        await press()
      }
    },
  },
  saveAddress: { endpoint: saveAddress, open: flow('05') },
  followChannel: { endpoint: followChannel, open: flow('06') },
  drawGacha: { endpoint: drawGacha, open: flow('07') },
  getChannel: {
    endpoint: getChannel,
    isRead: true,
    open: async (page) => {
      const ipId = `ip-${uniqueId()}`
      await setUpState('a channel', { ipId, detail: 'minimal' })
      await asMember(page)
      await page.goto('/mypage')
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Navigates as a link inside the app does, so that Back leads to a page of the app.
      return () =>
        page.evaluate((to) => {
          const { idx = 0 } = history.state as { idx?: number }
          history.pushState({ usr: null, key: 'channel', idx: idx + 1 }, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
        }, `/channel/${ipId}`)
    },
  },
  listFollows: {
    endpoint: listFollows,
    isRead: true,
    open: async (page) => {
      await asMember(page)
      await page.goto('/mypage')
      await page.getByRole('heading', { level: 1 }).waitFor()
      return () => page.goto('/mypage/follow').then(() => undefined)
    },
  },
  acquireNotice: {
    endpoint: acquireNotice,
    open: async (page) => {
      const noticeId = `notice-${uniqueId()}`
      const ipId = `ip-${uniqueId()}`
      await setUpState('a channel', { ipId, detail: 'minimal' })
      await setUpState('a notice with assets', { ipId, noticeId, detail: 'minimal' })
      await asMember(page)
      await page.goto(`/notification/${noticeId}`)
      return pressing(() => click(page, '受け取る'))
    },
  },
  checkResetPasswordCode: {
    endpoint: checkResetPasswordCode,
    open: async (page) => {
      await giveSession(page.context(), await newGuest())
      await page.goto('/login/reset')
      await page.getByLabel('メールアドレス').fill(`${uniqueId()}@example.jp`)
      await click(page, '認証コードを送る')
      await page.getByRole('textbox', { name: /認証コード/ }).fill('271828')
      return pressing(() => click(page, 'コードを確かめる'))
    },
  },
  prepareSaveEmail: {
    endpoint: prepareSaveEmail,
    open: async (page) => {
      await asMember(page)
      await page.goto('/account/email')
      await page.getByRole('textbox', { name: /メールアドレス/ }).fill(`${uniqueId()}@example.jp`)
      return pressing(() => click(page, '認証コードを送る'))
    },
  },
  saveEmail: {
    endpoint: saveEmail,
    open: async (page) => {
      await (
        await calls.prepareSaveEmail.open(page)
      )()
      await page.getByRole('textbox', { name: /認証コード/ }).fill('271828')
      return pressing(() => click(page, 'このアドレスに変更する'))
    },
  },
  prepareSavePassword: {
    endpoint: prepareSavePassword,
    open: async (page) => {
      await asMember(page)
      await page.goto('/account/password')
      return pressing(() => click(page, '認証コードを送る'))
    },
  },
  validateShopCoin: {
    endpoint: validateShopCoin,
    open: async (page) => {
      await becomeMember(page)
      await page.goto('/channel#shop')
      return pressing(() =>
        page
          .getByRole('button', { name: /^1,100円で購入/ })
          .last()
          .click(),
      )
    },
  },
} satisfies Record<string, RefusedCall>

/** The names of the calls in `refusedCalls`. */
export type RefusedCallName = keyof typeof calls
/** The calls that the tests refuse, by the name of their endpoint. */
export const refusedCalls: Readonly<Record<RefusedCallName, RefusedCall>> = calls
