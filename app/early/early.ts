/**
 * The early script, inlined in the page's head: starts the page's calls and scripts before the app has loaded, serves
 * cached answers until the live ones arrive, and watches the load of the app's first script. It stores no answers.
 */
import type { DeviceHeaders } from '@tsudoi/contracts/deviceHeaders'
import type { EarlyRequests } from '../api/earlyAnswers.ts'
import type {} from '../providers/providerAnswer.ts'
import { readCachedAt, responseCacheName } from '../connection/connection.ts'
import { impossibleIdPattern } from '../router/impossibleIdPattern.ts'
import { cookieText, localStorageArea, responseCaches, sessionStorageArea } from '../storage/browserStorage.ts'
import { claimsOf } from '../session/jwt.ts'
import {
  isPostCall,
  earlyPlan,
  memberFrameCalls,
  pictureAddresses,
  type EarlyCall,
  type EarlyPlan,
} from './earlyCalls.ts'
import { startBootWatchdog } from './bootWatchdog.ts'
import { pageFileList, renderedFiles } from './earlyFiles.ts'
import { repeatPressAfterHydration } from './earlyPress.ts'
import { randomId } from '../randomId.ts'

/** Values that the build of the page fills in (tools/earlyScript.ts). */
declare const EARLY: {
  hosts: Record<string, string>
  textures: string
  version: string
  /** Scripts that the app's first script imports. */
  shared: readonly string[]
  /** Scripts of pages with posts. */
  posts: readonly string[]
}

startBootWatchdog()
const filesOfRendered = renderedFiles()
const isRendered = filesOfRendered !== undefined
// Needed without content from the server too, because the build renders some pages (tools/hosting/headers.ts).
repeatPressAfterHydration()

/** Used instead of `EARLY`, because the build inlines the whole object at each use of that name. */
const config = EARLY

const { pathname, search } = location
// Removes the secrets from the address before any request is sent, if the user comes back from a login provider or from
// the link of a mail (providers/providerAnswer.ts, areas/account/undoLink.ts).
if (/^\/(oauth\/return|account\/undo)\/?$/.test(pathname)) {
  window.tsudoiReturn = search || location.hash
  history.replaceState(null, '', pathname)
}
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookieText())?.[1]

function deviceId(): string {
  const id = localStorageArea().getItem('tsudoi.device') ?? randomId()
  localStorageArea().setItem('tsudoi.device', id)
  return id
}

const isUnity = () =>
  new URLSearchParams(search).get('device') === 'unity' ||
  sessionStorageArea().getItem('tsudoi.device-type') === 'unity'

const deviceHeaders = (): DeviceHeaders => ({
  'x-device-type': isUnity() ? 'unity' : 'web',
  'x-device-platform': 'WEB',
  'x-device-id': deviceId(),
  'x-app-version': config.version,
})

const addressOf = (call: EarlyCall) => {
  const colon = call.indexOf(':')
  return config.hosts[call.slice(0, colon)] + call.slice(colon + 1)
}

/** Sends a call. Resolves with the body of a successful answer, and otherwise with undefined. */
async function fetchBody(call: EarlyCall, method: string, bearer: string | undefined): Promise<string | undefined> {
  const response = await fetch(addressOf(call), {
    method,
    headers: {
      accept: 'application/json',
      ...deviceHeaders(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  })
  // Reads the body of an error, too: otherwise the connection remains open and the browser never counts the network as
  // idle.
  const body = await response.text()
  return response.ok ? body : undefined
}

/** Loads the first pictures of an answer, before the app renders them. */
function loadPictures({ pictures = [] }: EarlyPlan, call: EarlyCall, body: string): void {
  const paths = pictures.filter((picture) => picture.call === call).flatMap((first) => pictureAddresses(body, first))
  for (const path of paths) new Image().src = path.startsWith('https:') ? path : config.textures + path
}

/**
 * Resolves with the cached answer of the last visit while the live answer is in flight. Without a cached answer, it
 * resolves with the live one. The account and the coins are never taken from the cache.
 */
async function cachedFirst(
  early: EarlyRequests,
  call: EarlyCall,
  accountId: string,
  fresh: Promise<unknown>,
  read: (body: string) => unknown,
): Promise<unknown> {
  const address = addressOf(call)
  // Whether the app may have cached this answer. Without a service worker the app caches none
  // (connection/internal/responseCache.ts).
  const isKept = navigator.serviceWorker.controller && !memberFrameCalls.includes(call)
  const cached = isKept && (await responseCaches().match(address, { cacheName: responseCacheName(accountId) }))
  const keptAt = cached && readCachedAt(cached)
  if (!keptAt) return fresh
  early.keptAt = Math.min(early.keptAt ?? keptAt, keptAt)
  early.fresh = { ...early.fresh, [address]: fresh }
  return read(await cached.text())
}

function startCalls(): void {
  const token = cookie('token')
  const { accountId, expiresAt } = claimsOf(token)
  if (new URLSearchParams(search).has('accessToken')) return
  // An id that cannot exist needs no call: the app shows the not-found page (Q379). A path that cannot be decoded
  // throws here, and the app handles it as well.
  if ((pathname + search).split(/[/?&=]/).some((part) => impossibleIdPattern.test(decodeURIComponent(part)))) return
  if (!token && cookie('refreshToken')) return
  const isOfficialOnly = localStorageArea().getItem('tsudoi.only-official') === 'true'
  const plan = earlyPlan(pathname, search, { isMember: accountId !== '', isOfficialOnly })
  const { calls, afterwards } = plan
  if (calls.length === 0) return
  // The HTML already contains the data for a guest (hydrationState.ts), so no call is needed.
  if (!token && isRendered) return
  // Whether the token has expired. Then no call is sent, because the app renews it first; cached answers are still
  // shown.
  const isExpired = token && (expiresAt ?? Infinity) * 1000 < Date.now()
  const guest = token
    ? undefined
    : fetchBody('user:/v1/auth/signin/guest', 'POST', undefined)
        .then((body) => body && JSON.parse(body))
        .catch(() => undefined)
  const bodies: Record<string, string> = {}
  const early: EarlyRequests = { accountId, guest, answers: {}, bodies }
  const bearer = guest
    ? guest.then((tokens) => (tokens as { accessToken?: string } | undefined)?.accessToken)
    : Promise.resolve(isExpired ? undefined : token)
  const start = (call: EarlyCall) => {
    const address = addressOf(call)
    const read = (body: string): unknown => {
      loadPictures(plan, call, body)
      return JSON.parse(body)
    }
    const fresh = bearer
      .then(async (value) => {
        const body = value && (await fetchBody(call, 'GET', value))
        if (!body) return undefined
        // Stores the body for the app, which caches it for the next visit.
        bodies[address] = body
        return read(body)
      })
      .catch(() => undefined)
    return (early.answers[address] = cachedFirst(early, call, accountId, fresh, read).catch(() => fresh))
  }
  const [first] = calls.map(start)
  if (afterwards && first) void startFollowingCalls(first, afterwards, start)
  window.tsudoiEarly = early
}

async function startFollowingCalls(
  first: Promise<unknown>,
  afterwards: (body: unknown) => readonly EarlyCall[],
  start: (call: EarlyCall) => Promise<unknown>,
): Promise<void> {
  const body = await first
  if (body) for (const call of afterwards(body)) void start(call)
}

try {
  startCalls()
} catch {
  // Ignored: without storage or cookies the app makes all calls itself.
}

function preload(script: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = script
  // The content of a page that the server has rendered needs no script.
  if (isRendered) link.fetchPriority = 'low'
  const loaded = new Promise((resolve) => (link.onload = resolve))
  document.head.append(link)
  return loaded
}

/**
 * Fetches a style sheet into the browser's cache. Not as a preload: for that the browser would log a warning whenever a
 * guard redirects to another page.
 */
function fetchSheet(sheet: string): void {
  fetch(sheet)
    .then((answer) => answer.text())
    .catch(() => {})
}

/** Loads the scripts that the app's first script imports, and the page's own files. */
function loadScripts(own: readonly string[]): void {
  const scripts = [...config.shared, ...own.filter((file) => !file.endsWith('.css'))].map(preload)
  own.filter((file) => file.endsWith('.css')).forEach(fetchSheet)
  // Loads the scripts for posts last, because posts are below the page's own text.
  if (earlyPlan(pathname, search, { isMember: false }).calls.some(isPostCall))
    void Promise.all(scripts).then(() => config.posts.forEach((file) => void preload(file)))
}

// These start after the data calls, which a slow connection would otherwise delay.
if (filesOfRendered)
  // The scripts start with the first frame: before it, stylesheets and the content's pictures need the network.
  requestAnimationFrame(() => loadScripts(filesOfRendered))
else loadScripts(pageFileList().find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [])
