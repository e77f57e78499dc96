import type { DeviceHeaders } from '@tsudoi/contracts/deviceHeaders'
import type { Early } from '../api/earlyAnswers.ts'
import type {} from '../providers/providerAnswer.ts'
import { keptAtOf } from '../offline/keptAt.ts'
import { keptOf } from '../offline/keptNames.ts'
import { impossibleId } from '../router/impossibleId.ts'
import { cookieText, localTexts, responseCaches, tabTexts } from '../session/browserStorage.ts'
import { claimsOf } from '../session/jwt.ts'
import { bringsPosts, earlyPlan, forMember, picturesIn, type EarlyCall, type EarlyPlan } from './earlyCalls.ts'
import { watchEntry } from './entryWatch.ts'

/** Filled in when the page is built (tools/earlyScript.ts). */
declare const EARLY: {
  hosts: Record<string, string>
  textures: string
  version: string
  /** What the app's first script imports. */
  shared: readonly string[]
  /** What posts are read with. */
  posts: readonly string[]
  /** Scripts and sheets by the pattern of their routes, the exact ones first. */
  files: readonly (readonly [pattern: string, files: readonly string[]])[]
}

watchEntry()

/** Read once: wherever the name stands, the build puts the whole of it. */
const given = EARLY

/**
 * Stands in the page's head: begins the route's script and its data before the app has loaded, and watches over the
 * app's own script. It keeps nothing of what it asked for.
 */
const { pathname, search } = location
// Back from a provider, or by the link of a mail: what came along leaves the address before anything is asked for
// (providers/providerAnswer.ts, areas/account/undoLink.ts).
if (/^\/(oauth\/return|account\/undo)\/?$/.test(pathname)) {
  window.tsudoiReturn = search || location.hash
  history.replaceState(null, '', pathname)
}
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookieText())?.[1]

function deviceId(): string {
  const id = localTexts().getItem('tsudoi.device') ?? crypto.randomUUID()
  localTexts().setItem('tsudoi.device', id)
  return id
}

const isUnity = () =>
  new URLSearchParams(search).get('device') === 'unity' || tabTexts().getItem('tsudoi.device-type') === 'unity'

const deviceHeaders = (): DeviceHeaders => ({
  'x-device-type': isUnity() ? 'unity' : 'web',
  'x-device-platform': 'WEB',
  'x-device-id': deviceId(),
  'x-app-version': given.version,
})

const addressOf = (call: EarlyCall) => {
  const colon = call.indexOf(':')
  return given.hosts[call.slice(0, colon)] + call.slice(colon + 1)
}

/** The body of a good answer. */
async function ask(call: EarlyCall, method: string, bearer: string | undefined): Promise<string | undefined> {
  const response = await fetch(addressOf(call), {
    method,
    headers: {
      accept: 'application/json',
      ...deviceHeaders(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  })
  // A refusal is read to its end as well: its connection stays taken otherwise, and the page never network idle.
  const body = await response.text()
  return response.ok ? body : undefined
}

/** The first pictures of an answer begin to load with it, not only when the app renders them. */
function loadPictures({ pictures = [] }: EarlyPlan, call: EarlyCall, body: string): void {
  const paths = pictures.filter(({ of }) => of === call).flatMap((first) => picturesIn(body, first))
  for (const path of paths) new Image().src = path.startsWith('https:') ? path : given.textures + path
}

/**
 * Shows at once what this viewer was shown last time; the fresh answer is on its way behind it. Who one is, and how
 * many coins one has, is never taken from there.
 */
async function keptFirst(
  early: Early,
  call: EarlyCall,
  accountId: string,
  fresh: Promise<unknown>,
  read: (body: string) => unknown,
): Promise<unknown> {
  const address = addressOf(call)
  // Without its worker nothing is kept (offline/kept.ts).
  const isKept = navigator.serviceWorker.controller && !forMember.includes(call)
  const kept = isKept && (await responseCaches().match(address, { cacheName: keptOf(accountId) }))
  const keptAt = kept && keptAtOf(kept)
  if (!keptAt) return fresh
  early.keptAt = Math.min(early.keptAt ?? keptAt, keptAt)
  early.fresh = { ...early.fresh, [address]: fresh }
  return read(await kept.text())
}

function begin(): void {
  const token = cookie('token')
  const { accountId, expiresAt } = claimsOf(token)
  if (new URLSearchParams(search).has('accessToken')) return
  // Such an id is refused without a call (Q379). What cannot be decoded throws, and is left to the app as well.
  if ((pathname + search).split(/[/?&=]/).some((part) => impossibleId.test(decodeURIComponent(part)))) return
  if (!token && cookie('refreshToken')) return
  const isOfficialOnly = localTexts().getItem('tsudoi.only-official') === 'true'
  const plan = earlyPlan(pathname, search, { isMember: accountId !== '', isOfficialOnly })
  const { calls, afterwards } = plan
  if (calls.length === 0) return
  // A token that is over: the app renews it first. What is kept is shown all the same.
  const isOver = token && (expiresAt ?? Infinity) * 1000 < Date.now()
  const guest = token
    ? undefined
    : ask('user:/v1/auth/signin/guest', 'POST', undefined)
        .then((body) => body && JSON.parse(body))
        .catch(() => undefined)
  const bodies: Record<string, string> = {}
  const early: Early = { accountId, guest, answers: {}, bodies }
  const bearer = guest
    ? guest.then((tokens) => (tokens as { accessToken?: string } | undefined)?.accessToken)
    : Promise.resolve(isOver ? undefined : token)
  const start = (call: EarlyCall) => {
    const address = addressOf(call)
    const read = (body: string): unknown => {
      loadPictures(plan, call, body)
      return JSON.parse(body)
    }
    const fresh = bearer
      .then(async (value) => {
        const body = value && (await ask(call, 'GET', value))
        if (!body) return undefined
        // Left for the app, which keeps it for the next visit.
        bodies[address] = body
        return read(body)
      })
      .catch(() => undefined)
    return (early.answers[address] = keptFirst(early, call, accountId, fresh, read).catch(() => fresh))
  }
  const [first] = calls.map(start)
  if (afterwards && first) void follow(first, afterwards, start)
  window.tsudoiEarly = early
}

async function follow(
  first: Promise<unknown>,
  afterwards: (body: unknown) => readonly EarlyCall[],
  start: (call: EarlyCall) => Promise<unknown>,
): Promise<void> {
  const body = await first
  if (body) for (const call of afterwards(body)) void start(call)
}

try {
  begin()
} catch {
  // No storage, no cookies: the app goes its usual way.
}

function preload(script: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = script
  const loaded = new Promise((resolve) => (link.onload = resolve))
  document.head.append(link)
  return loaded
}

/**
 * The page finds it in the browser's cache. As a preload it would be complained of wherever a guard leads elsewhere
 * meanwhile.
 */
function fetchSheet(sheet: string): void {
  fetch(sheet)
    .then((answer) => answer.text())
    .catch(() => {})
}

// After the data, which a slow connection would otherwise hold back: what the first script would ask for only once it
// runs, and the page's own.
const own = given.files.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? []
const scripts = [...given.shared, ...own].filter((file) => !file.endsWith('.css')).map(preload)
own.filter((file) => file.endsWith('.css')).forEach(fetchSheet)
// The page's own words stand above its posts: what these are read with does not keep them waiting.
if (earlyPlan(pathname, search, { isMember: false }).calls.some(bringsPosts))
  void Promise.all(scripts).then(() => given.posts.forEach((file) => void preload(file)))
