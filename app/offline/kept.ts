import { pictureOf } from '../mappers/pictureOf.ts'
import { onReset } from '../session/reset.ts'
import { tokenCookies } from '../session/cookies.ts'
import { responseCaches } from '../session/browserStorage.ts'
import { claimsOf } from '../session/jwt.ts'
import { isSharedDevice } from '../session/textStore.ts'
import { keptAtHeader, keptAtOf, longestKept } from './keptAt.ts'
import { dropKept, keptOf } from './keptNames.ts'

/** What is old goes, and so does what is beyond so many. */
const most = 400

/** Of one answer: more are seen only by who scrolls. A story is read to its end, and each picture is part of it. */
const pictures = 12
const isStory = (address: string) => /\/v2\/story\/group\/[^?]+\/view\//.test(address)

/** Whose session this browser is in: the cookies know it before any tab does. */
const accountNow = () => claimsOf(tokenCookies.read().accessToken).accountId

/** Undefined for a picture, which goes when there is too much. */
function timeOf(found: Response | undefined): number | undefined {
  const header = found?.headers.get(keptAtHeader)
  return header ? Number(header) : undefined
}

/** Without its worker a page cannot be opened without a network. */
const hasWorker = () => Boolean(navigator.serviceWorker?.controller)

/** On their way into the store: many answers of a page name the same ones. */
const adding = new Map<string, Promise<void>>()

async function putPicture(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return
  const added = adding.get(address) ?? cache.add(address).finally(() => adding.delete(address))
  adding.set(address, added)
  await added
}

async function putPictures(cache: Cache, address: string, body: string): Promise<void> {
  const named = [...body.matchAll(/"(?:background|(?:hero)?[iI]mage)":"([^"\\]+)"/g)]
  const first = named.slice(0, isStory(address) ? undefined : pictures)
  const addresses = new Set(first.flatMap(([, path]) => pictureOf(path) ?? []))
  await Promise.allSettled([...addresses].map((each) => putPicture(cache, each)))
}

/** What came on a first visit before the worker did, the latest answer of each address. */
const early = new Map<string, [body: string, accountId: string]>()
const mostEarly = 40
onReset(() => early.clear())

/** The worker is there: what came before it is kept now. */
export async function keepEarly(): Promise<void> {
  const all = [...early]
  early.clear()
  await Promise.all(all.map(([address, [body, accountId]]) => keep(address, body, accountId)))
}

/**
 * Keeps a good answer for whoever it was given to. Nothing is written once their session has ended, in whichever tab:
 * what was written meanwhile goes again.
 */
export async function keep(address: string, body: string, accountId: string): Promise<void> {
  if (isSharedDevice() || accountNow() !== accountId) return
  if (!hasWorker()) {
    if (early.size < mostEarly) early.set(address, [body, accountId])
    return
  }
  try {
    const cache = await responseCaches().open(keptOf(accountId))
    const headers = { 'content-type': 'application/json', [keptAtHeader]: String(Date.now()) }
    await cache.put(address, new Response(body, { headers }))
    await putPictures(cache, address, body)
  } catch {
    // No such store, or it is full: the page does without.
  }
  if (isSharedDevice() || accountNow() !== accountId) await dropKept(keptOf(accountNow()))
}

/** Erases what others left, whose session ended while no page was open, and what is old or too much. */
export async function tidyKept(): Promise<void> {
  const own = keptOf(accountNow())
  await dropKept(isSharedDevice() ? undefined : own)
  try {
    const stores = responseCaches()
    if (!(await stores.has(own))) return
    const cache = await stores.open(own)
    const requests = await cache.keys()
    const times = await Promise.all(requests.map(async (each) => timeOf(await cache.match(each))))
    const oldest = Date.now() - longestKept
    await Promise.all(
      requests.map(async (each, index) => {
        const isOld = (times[index] ?? Date.now()) < oldest
        if (isOld || index < requests.length - most) await cache.delete(each)
      }),
    )
  } catch {
    // Nothing was kept.
  }
}

/** An answer as it was kept, with its time. */
export interface Kept {
  body: unknown
  time: number
}

/** What was kept for this member; undefined where there is nothing, or it is too old. */
export async function keptAnswer(address: string, accountId: string): Promise<Kept | undefined> {
  try {
    const found = await responseCaches().match(address, { cacheName: keptOf(accountId) })
    const time = keptAtOf(found)
    if (!found || !time || accountNow() !== accountId) return undefined
    return { body: await found.json(), time }
  } catch {
    return undefined
  }
}
