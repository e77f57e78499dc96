// @vitest-environment node
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { hostileTexts } from '../testing/hostileTexts.ts'
import { memoryDestination } from './exportDestination.ts'
import { exportEntries, type ExportContent, type ListsByKind } from './exportEntries.ts'
import { exportFileSchema, exportIndexSchema, exportKinds } from './exportFormat.ts'
import type { LoadedMedia } from './loadMedia.ts'
import { examplePost, exampleListsByKind } from './testing/exampleListsByKind.ts'
import { readZip } from './testing/readZip.ts'
import { writeZip } from './writeZip.ts'

const picture: LoadedMedia = { bytes: new Uint8Array([1, 2, 3]), extension: 'png' }

/** Exports these lists into memory and reads the ZIP. */
async function exported(read: ListsByKind, change: Partial<ExportContent> = {}) {
  const content: ExportContent = {
    accountId: 'acc-hikari',
    exportTime: '2026-01-31T10:00:00Z',
    read,
    includesMedia: true,
    loadMedia: async (url) => (url === undefined ? { problem: 'OTHER_HOST' } : picture),
    onMedia: () => {},
    ...change,
  }
  const { signal } = new AbortController()
  const options = { signal, onBytes: () => {}, assertMayEnd: () => {} }
  const { file } = await writeZip(exportEntries(content), await memoryDestination('x.zip').open(), options)
  return readZip(file ?? new Blob())
}

/** All elements of a page. */
const elementsOf = (node: Tree.Node): Tree.Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
]
const textOf = (node: Tree.Node): string => {
  if ('value' in node) return node.value
  if ('tagName' in node && node.tagName === 'br') return '\n'
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

it('the ZIP contains each list as JSON of the documented format, the pictures, and a page for readers (Q500)', async () => {
  const zip = await exported(exampleListsByKind('夜の灯'))
  expect(zip.names).toEqual([
    'media/00001.png',
    'media/00002.png',
    ...exportKinds.map((kind) => `data/${kind}.json`),
    'data/export.json',
    'README.html',
  ])
  for (const kind of exportKinds)
    expect(z.parse(exportFileSchema(kind), await zip.json(`data/${kind}.json`)).items).not.toEqual([])
  const index = z.parse(exportIndexSchema, await zip.json('data/export.json'))
  expect(index.files.map(({ kind, count }) => [kind, count])).toEqual([
    ['profile', 1],
    ['posts', 1],
    ['orders', 2],
    ['coins', 1],
    ['collection', 2],
    ['follows', 1],
    ['later', 1],
  ])
  expect(index.media).toEqual({ saved: 2, missing: 1 })
  expect([...(await zip.bytes('media/00002.png'))]).toEqual([1, 2, 3])
  expect(await zip.text('README.html')).toContain('夜の灯')
})

it('the page for readers has no invisible names of channels and orders, and the JSON contains them as they are (Q370)', async () => {
  const invisible = '\u{E0041}\u115F\u00AD'
  const zip = await exported(exampleListsByKind(invisible))
  const page = await zip.text('README.html')
  const rowsOf = (kind: string) => page.split(`id="${kind}"`)[1]?.split('<h2')[0]
  expect(rowsOf('follows')).toContain('<bdi>名前のないチャンネル</bdi>')
  expect(rowsOf('collection')).toContain('<bdi>名前のないチャンネル</bdi>')
  expect(rowsOf('orders')).toContain('<bdi>無題</bdi>')
  expect(JSON.stringify(await zip.json('data/follows.json'))).toContain(invisible)
})

it('a post names the file of each of its pictures, or why it is missing (Q503)', async () => {
  const posts = { items: [examplePost('p', '', ['/hosts/app/media/1', undefined])], isComplete: true }
  const media = async (includesMedia: boolean) => {
    const file = z.parse(
      exportFileSchema('posts'),
      await (await exported({ posts }, { includesMedia })).json('data/posts.json'),
    )
    return (file.items as { media: { file?: string; problem?: string }[] }[])[0]?.media.map(
      (each) => each.file ?? each.problem,
    )
  }
  expect(await media(true)).toEqual(['media/00001.png', 'OTHER_HOST'])
  expect(await media(false)).toEqual(['NOT_CHOSEN', 'NOT_CHOSEN'])
})

it('an incomplete list is marked as incomplete in its file and on the page (Q500)', async () => {
  const zip = await exported({ follows: { items: [{ id: 'todai', name: '灯台放送局' }], isComplete: false } })
  expect(await zip.json('data/follows.json')).toMatchObject({ isComplete: false })
  expect(await zip.text('README.html')).toContain('一部だけです')
})

it('10,000 movements of coins are all in the list and on the page', async () => {
  const [entry] = exampleListsByKind('夜の灯').coins.items
  if (!entry) throw new Error('There is no example of a movement.')
  const items = Array.from({ length: 10_000 }, (_, at) => ({ ...entry, id: `c${at}`, message: `${at}回目` }))
  const zip = await exported({ coins: { items, isComplete: true } })
  const file = z.parse(exportFileSchema('coins'), await zip.json('data/coins.json'))
  expect([file.items.length, file.items.at(-1)]).toEqual([10_000, expect.objectContaining({ id: 'c9999' })])
  const page = await zip.text('README.html')
  expect([page.match(/<tr>/g)?.length, page.includes('9999回目')]).toEqual([10_000, true])
})

it('no text of a user or a host becomes markup on the page, and each is shown as it was written (Q504)', async () => {
  const texts = everyNth(16, hostileTexts)
  const items = texts.map((text, at) => examplePost(`p${at}`, text, [`/hosts/app/media/${at}`]))
  const read = { ...exampleListsByKind(texts.slice(0, 100).join(' ')), posts: { items, isComplete: true } }
  const errors: string[] = []
  const onParseError = ({ code }: { code: string }) => errors.push(code)
  const page = parse(await (await exported(read)).text('README.html'), { onParseError })
  expect(errors).toEqual([])
  const elements = elementsOf(page)
  const allowed =
    'html head meta title style body h1 h2 p ul li a div article dl dt dd table tbody tr td time bdi br img'
  const foreign = elements.filter(({ tagName }) => !allowed.split(' ').includes(tagName))
  expect(foreign.map(({ tagName }) => tagName)).toEqual([])
  const parents = elements.flatMap(({ tagName, parentNode }) =>
    tagName === 'h2' && parentNode && 'tagName' in parentNode ? parentNode.tagName : [],
  )
  expect(parents).toEqual(exportKinds.map(() => 'body'))
  const attributes = elements.flatMap(({ attrs }) => attrs)
  const attrs = (name: string) => attributes.filter((each) => each.name === name).map(({ value }) => value)
  const values = (name: string) => attrs(name).filter((value) => !/^(#[a-z]+|media\/\d{5}\.png)$/.test(value))
  expect(attributes.filter(({ name }) => /^(on|style|srcdoc|formaction)/.test(name))).toEqual([])
  expect([values('href'), values('src')]).toEqual([[], []])
  const shown = elements.flatMap((each) => (each.tagName === 'article' ? textOf(each) : []))
  const plain = (text: string) =>
    text
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  expect(shown.filter((text, at) => !plain(text).includes(plain(texts[at] ?? '')))).toEqual([])
  expect(attrs('content')[0]).toContain("default-src 'none'")
})

it.each(['../../etc/passwd', 'CON', 'a\u0000b', '..\\..\\x', '/hosts/app/media/1', 'https://x/%2e%2e/a.html'])(
  'the file names contain no part of the id or address %j',
  async (hostile) => {
    const read = exampleListsByKind(hostile)
    read.posts.items.push(examplePost(hostile, hostile, [hostile, `${hostile}?2`]))
    const { names } = await exported(read)
    expect(names.filter((name) => !/^(media\/\d{5}\.png|data\/[a-z]+\.json|README\.html)$/.test(name))).toEqual([])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  },
)

it('an export that is stopped while a part is written writes no further part, and removes the file (Q502)', async () => {
  const controller = new AbortController()
  const sink = {
    write: vi.fn<() => Promise<void>>(async () => controller.abort()),
    close: vi.fn<() => Promise<undefined>>(),
    abort: vi.fn<() => Promise<void>>(async () => undefined),
  }
  const { items } = exampleListsByKind('夜の灯').follows
  const content = { accountId: 'a', exportTime: '2026-01-31T10:00:00Z', includesMedia: false, onMedia: () => {} }
  const entries = exportEntries({
    ...content,
    loadMedia: async () => picture,
    read: { follows: { items, isComplete: true } },
  })
  const options = { signal: controller.signal, onBytes: () => {}, assertMayEnd: () => {} }
  await expect(writeZip(entries, sink, options)).rejects.toMatchObject({ name: 'AbortError' })
  expect([sink.write, sink.close, sink.abort].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1])
})
