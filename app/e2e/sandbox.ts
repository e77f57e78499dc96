import type { BrowserContext, Page } from '@playwright/test'
import { addresses, ports } from './addresses.ts'

const hosts = { app: ports.appHost, user: ports.userHost }

interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Calls a server directly, without the browser and its faults. */
export async function callHost<T = unknown>(
  host: keyof typeof hosts,
  path: string,
  {
    token,
    body,
    method = body === undefined ? 'GET' : 'POST',
  }: { token?: string | undefined; body?: unknown; method?: string } = {},
): Promise<{ status: number; answer: T }> {
  const response = await fetch(`http://127.0.0.1:${hosts[host]}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: response.status, answer: (await response.json()) as T }
}

/** Sets up a provider state, next to the demo data. */
export async function setUpState(name: string, params: object = {}): Promise<Tokens> {
  const { status, answer } = await callHost<Tokens>('app', '/_sandbox/states', {
    body: { action: 'setup', state: name, params },
  })
  if (status !== 200) throw new Error(`The sandbox refused the state ${name}: ${JSON.stringify(answer)}`)
  return answer
}

let serial = 0
/** An id that is unique in this run. */
export function uniqueId(): string {
  serial += 1
  return `${Date.now().toString(36).slice(-6)}${process.pid.toString(36)}${serial.toString(36)}`
}

/** Creates a member with 4,200 coins, whom no other test uses. */
export async function newMember(profile: 'full' | 'none' = 'full'): Promise<Tokens & { id: string }> {
  const id = uniqueId()
  const tokens = await setUpState('a member', {
    accountId: `acc-${id}`,
    email: `${id}@example.com`,
    uniqueName: `u${id}`,
    profile,
    freeCoin: 3000,
    paidCoin: 1200,
  })
  return { ...tokens, id }
}

/** Begins a guest session of the demo, as the app would. */
export async function newGuest(): Promise<Tokens> {
  return (await callHost<Tokens>('user', '/v1/auth/signin/guest', { body: {} })).answer
}

/** A mail in the sandbox’s mailbox. */
export interface Mail {
  recipient: string
  code?: string
}

/** Mails to an address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const { answer } = await callHost<{ mails: Mail[] }>('user', '/_sandbox/mailbox')
  return answer.mails.filter(({ recipient }) => recipient === email)
}

/** Logs the browser in with this session. */
export const giveSession = (context: BrowserContext, { accessToken, refreshToken }: Tokens) =>
  context.addCookies([
    { name: 'token', value: accessToken, url: addresses.app },
    { name: 'refreshToken', value: refreshToken, url: addresses.app },
  ])

/** Signs up a new member of the demo by calls, with the 300 coins of every new member. */
export async function signUpMember(): Promise<Tokens> {
  const id = uniqueId()
  const email = `${id}@example.jp`
  const { accessToken: token } = await newGuest()
  await callHost('user', '/v1/auth/signup/prepare', { token, body: { email, password: 'Penlight-15' } })
  const code = (await mailsTo(email)).find((mail) => mail.code)?.code
  const { answer } = await callHost<Tokens>('user', '/v1/auth/signup/email', { token, body: { email, code } })
  const profile = {
    nickName: 'ほかの窓',
    uniqueName: `u${id}`,
    lastName: '早瀬',
    firstName: '小春',
    birthday: '2004-02-29',
  }
  await callHost('user', '/v2/profile', { token: answer.accessToken, body: profile })
  return answer
}

/** The access token in the browser’s cookies; undefined without a session. */
export const sessionToken = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value

/** The balance of a member at the server: free and paid coins. */
export const coinBalance = async (token: string | undefined) =>
  (await callHost<{ total: number }>('app', '/v2/coin/balance?platformType=WEB', { token })).answer.total

/** The balance of the member who is logged in on this page (`coinBalance`). */
export const coinBalanceOf = async (page: Page) => coinBalance(await sessionToken(page.context()))
