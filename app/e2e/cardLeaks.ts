import type { Page, Request } from '@playwright/test'
import type { CardInput } from './cardForm.ts'

/** Removes the separators between digits, so that 4242 4242, 4242-4242, %20 and + are found as well. */
const compactDigits = (text: string) => text.normalize('NFKC').replace(/%20|[\s+/-]/g, '')

/**
 * Minimum length of a sequence of a card's digits that counts as a leak. Other numbers of a page share no sequence of
 * this length, and the server may show a card's last four digits.
 */
const minDigitsInRow = 8

/** The parts of a card that occur in a text. */
export function findCardLeaks(text: string, { number, expiry, code }: CardInput): string[] {
  const digits = number.normalize('NFKC').replace(/\D/g, '')
  const parts = Array.from({ length: Math.max(0, digits.length - minDigitsInRow + 1) }, (_, at) =>
    digits.slice(at, at + minDigitsInRow),
  )
  const plain = compactDigits(text)
  const lone = (word: string) => new RegExp(`(?<![0-9a-z])${word}(?![0-9a-z])`, 'i')
  return [
    ...parts.filter((part) => plain.includes(part)),
    ...[code, expiry].filter((word) => word !== '' && lone(word.normalize('NFKC')).test(text)),
  ]
}

/** Whether this is the only request that may contain card data: the token request to the gateway. */
const isGatewayTokenRequest = (request: Request) => /\/_sandbox\/gateway\/\w+\/token$/.test(request.url())

/** Whether the browser sets this header by itself. Such headers contain version numbers, which are digits too. */
const isBrowserHeader = (name: string) => /^(sec-|user-agent$|content-length$)/.test(name)

/** The parts of a request that the page can influence: address, body and headers. */
function textOfRequest(request: Request): string {
  const headers = Object.entries(request.headers()).filter(([name]) => !isBrowserHeader(name))
  return [request.url(), request.postData() ?? '', ...headers.map(([, value]) => value)].join('\n')
}

/**
 * Records all output of a page: requests except the gateway's, addresses, console messages and errors. `taken` returns
 * the output since its last call, `toGateway` the number of requests to the gateway.
 */
export function recordPageOutput(page: Page): { taken: () => string; toGateway: () => number } {
  const said: string[] = []
  let shown = 0
  page.on('request', (request) => {
    if (isGatewayTokenRequest(request)) shown += 1
    else said.push(textOfRequest(request))
  })
  page.on('framenavigated', (frame) => said.push(frame.url()))
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(`${error.message}\n${error.stack}`))
  return { taken: () => said.splice(0).join('\n'), toGateway: () => shown }
}

/** Everything a page has stored: all kinds of storage, the history state and the address. */
export const readStoredText = (page: Page): Promise<string> =>
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

/** The content of all IndexedDB databases: names, and every key and value of every store. Files are read as text. */
export const readDatabaseText = (page: Page): Promise<string> =>
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

/**
 * The content of all caches: addresses and bodies, without images and fonts, which contain many digits of their own.
 */
export const readCachedText = (page: Page): Promise<string> =>
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

/** Every text in React's memory: props, state and refs of the current and the previous render. */
export const readReactStateText = (page: Page): Promise<string> =>
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

/** The page's markup and the values of its fields. */
export const readMarkupText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement.outerHTML, ...Array.from(document.querySelectorAll('input'), ({ value }) => value)].join(
      '\n',
    ),
  )
