import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import type { FetchHost } from './guestReader.ts'
import { pageHeads } from './head/pageHeads.ts'
import { guestReaderOf } from './testing/guestRead.ts'
import { exampleUrls } from './testing/publicUrls.ts'
import { isRendered, serveHandler } from './testing/serveHandler.ts'

let sandbox: TestSandbox
let examples: ReadonlyMap<string, string>
let guests: ReturnType<typeof serveHandler>
/** A server whose API servers answer hostile texts. */
let attacked: ReturnType<typeof serveHandler>

beforeAll(async () => {
  sandbox = await TestSandbox.open()
  examples = await exampleUrls({ now: sandbox.time.now.toISOString(), read: await guestReaderOf(sandbox) })
  guests = serveHandler(sandbox)
  attacked = serveHandler(sandbox, { fetchHost: fetchHostile })
})
afterAll(async () => {
  await guests?.finish()
  await attacked?.finish()
  await sandbox?.close()
})

const patterns = pageHeads.map(({ path }) => path)
const urlOf = (pattern: string) => examples.get(pattern) ?? 'missing:'

it.each(patterns)('the server renders the content of the public page %s for a guest', async (pattern) => {
  const html = await guests.rendered(urlOf(pattern))
  expect(isRendered(html)).toBe(true)
  expect(html).toMatch(/<h1|<main/)
  expect(guests.onError.mock.calls).toEqual([])
})

/** Texts that break out of an element, an attribute, a script, a style or a comment. */
const breakouts = [
  '</script><script>window.hit=1</script>',
  '"><img src=x onerror=window.hit=1>',
  "'-->]]></title></style><svg onload=window.hit=1>",
  '<!--<script>\u2028${hit}{{hit}}',
]

/** Whether a field is an id, an enumeration or a time. Pages are chosen by them, so they stay as they are. */
const isFixed = (name: string, text: string) =>
  /ids?$|^(?:type|messageCode)$/i.test(name) || /^[A-Z][A-Z\d_]*$|^\d[\d:.TZ+-]*$|^$/.test(text)

let count = 0
/** What replaces a text of an API server: an address for an address, a colour for a colour, or else a hostile text. */
function hostileText(name: string, text: string): string {
  if (isFixed(name, text)) return text
  if (/^#[\da-f]{3,8}$/i.test(text)) return 'red;background:url(//x)'
  if (/^(?:https?:|\/)|\.(?:svg|png|jpg|webp|mp4|m3u8|vtt)$/.test(text)) return 'javascript:window.hit=1'
  return breakouts[count++ % breakouts.length] ?? ''
}

function withHostileTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return hostileText(name, value)
  if (Array.isArray(value)) return value.map((each) => withHostileTexts(each, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withHostileTexts(each, key)]))
}

const fetchHostile: FetchHost = async (host, path, init) => {
  const answer = await sandbox.send(host, path, init)
  if (init.method === 'POST') return answer
  return Response.json(withHostileTexts(await answer.json()), { status: answer.status })
}

const elementsOf = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
]

it.each(everyNth(4, patterns, 2))(
  'the server renders hostile texts, addresses and colours of an API server on the page %s as text, not as markup, script or style (X8)',
  async (pattern) => {
    const html = await attacked.rendered(urlOf(pattern))
    expect(attacked.onError.mock.calls).toEqual([])
    expect(isRendered(html)).toBe(true)
    const elements = elementsOf(parse(html))
    const scripts = elements.filter(({ tagName }) => tagName === 'script')
    const types = scripts.map(({ attrs }) => attrs.find(({ name }) => name === 'type')?.value)
    // The types of the shell's script and of the two blocks of data.
    const expected = [undefined, 'application/json', 'application/json']
    expect(types.filter((type) => type !== 'application/ld+json')).toEqual(expected)
    const attributes = elements.flatMap(({ tagName, attrs }) => attrs.map((each) => ({ tagName, ...each })))
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
    expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([])
    expect(attributes.filter(({ name, value }) => name === 'style' && value.includes('//x'))).toEqual([])
  },
)

it('the hostile answers of these tests contain hostile texts, addresses and colours', () => {
  const answer = withHostileTexts({
    name: '灯台',
    image: 'a.svg',
    color: '#123456',
    link: 'https://x.example',
    ipId: 'a',
  })
  expect(answer).toEqual({
    name: expect.stringContaining('hit') as string,
    image: 'javascript:window.hit=1',
    color: 'red;background:url(//x)',
    link: 'javascript:window.hit=1',
    ipId: 'a',
  })
})
