import type { Page, Request } from '@playwright/test'
import type { Typed } from './cardForm.ts'

/** Everything but figures goes: 4242 4242, 4242-4242, %20 and +. */
const figuresOf = (text: string) => text.normalize('NFKC').replace(/%20|[\s+/-]/g, '')

/** As many figures in a row as no other number of a page shares. The last four are the host's to tell. */
const inRow = 8

/** What of a card would be found in a text. */
export function leaksIn(text: string, { number, expiry, code }: Typed): string[] {
  const digits = number.normalize('NFKC').replace(/\D/g, '')
  const parts = Array.from({ length: Math.max(0, digits.length - inRow + 1) }, (_, at) => digits.slice(at, at + inRow))
  const plain = figuresOf(text)
  const lone = (word: string) => new RegExp(`(?<![0-9a-z])${word}(?![0-9a-z])`, 'i')
  return [
    ...parts.filter((part) => plain.includes(part)),
    ...[code, expiry].filter((word) => word !== '' && lone(word.normalize('NFKC')).test(text)),
  ]
}

/** The one request that may hold a card. */
const isGateways = (request: Request) => /\/_sandbox\/gateway\/\w+\/token$/.test(request.url())

/** Headers that the browser writes by itself: its versions are figures, too. */
const isBrowsers = (name: string) => /^(sec-|user-agent$|content-length$)/.test(name)

/** What a request says: its address, its body, and the headers that a page has a hand in. */
function saidBy(request: Request): string {
  const headers = Object.entries(request.headers()).filter(([name]) => !isBrowsers(name))
  return [request.url(), request.postData() ?? '', ...headers.map(([, value]) => value)].join('\n')
}

/** Gathers whatever leaves a page: requests but the gateway's, addresses, the console, errors. */
export function gather(page: Page): { taken: () => string; toGateway: () => number } {
  const said: string[] = []
  let shown = 0
  page.on('request', (request) => {
    if (isGateways(request)) shown += 1
    else said.push(saidBy(request))
  })
  page.on('framenavigated', (frame) => said.push(frame.url()))
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(`${error.message}\n${error.stack}`))
  return { taken: () => said.splice(0).join('\n'), toGateway: () => shown }
}

/** What a page keeps: storage of all kinds, its history, its address. */
export const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      name,
      await caches.keys(),
    ]),
  )

/** What lies in its databases: the names, and every key and value of every store; of files the text. */
export const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerTo = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('It cannot be read.')))
      })
    const texts: string[] = []
    const write = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) return write(await value.text())
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return write(new TextDecoder().decode(value))
      if (typeof value !== 'object' || value === null) return void texts.push(String(value))
      const inner =
        value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.entries(value).flat()
      for (const part of inner) await write(part)
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerTo(indexedDB.open(name))
      texts.push(name, ...database.objectStoreNames)
      for (const store of database.objectStoreNames) {
        const read = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([answerTo(read.getAllKeys()), answerTo(read.getAll())])
        await write([keys, values])
      }
      database.close()
    }
    return texts.join('\n')
  })

/** What lies in the caches: addresses and bodies, without pictures and fonts. Their own figures are many. */
export const cachedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const key of await caches.keys()) {
      const cache = await caches.open(key)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /json|html|text|javascript/.test(answer?.headers.get('content-type') ?? '')
        texts.push(request.url, (isText && (await answer?.text())) || '')
      }
    }
    return texts.join('\n')
  })

/** Every text that React holds: props, state and refs, of what is rendered and of what was. */
export const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body
    const container = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as unknown
    const texts: string[] = []
    const seen = new Set<unknown>()
    const waiting: unknown[] = [container]
    while (waiting.length > 0) {
      const value = waiting.pop()
      if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
      if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) continue
      seen.add(value)
      waiting.push(...Object.values(value))
    }
    if (seen.size < 50) throw new Error('The state of React was not found.')
    return texts.join('\n')
  })

/** The page as markup, with what stands in its fields. */
export const markupOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement.outerHTML, ...Array.from(document.querySelectorAll('input'), ({ value }) => value)].join(
      '\n',
    ),
  )
