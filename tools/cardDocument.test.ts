import { gzipSync } from 'node:zlib'
import type { Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest'
import { buildCardDocument } from './cardDocument.ts'

type Output = Rollup.RollupOutput['output'][number]
let output: readonly Output[] = []

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  output = ((await buildCardDocument({ mode: 'production', build: { write: false } })) as Rollup.RollupOutput).output
}, 120_000)
afterAll(() => void vi.unstubAllEnvs())

const bytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length
const contentOf = (file: Output) => (file.type === 'chunk' ? file.code : file.source)

/**
 * The limit in gzip bytes for the document and all files that it loads, including scripts that it loads with its first
 * request.
 */
const budget = 145_000

describe('the document with the card form (R040)', () => {
  it('is at most 145 kB with all its files', () => {
    const sizes = output.map((file) => ({ name: file.fileName, bytes: bytes(contentOf(file)) }))
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(sizes)}\n`))
    const first = sizes.filter(({ name }) => /card-[\w-]+\.(js|css)$|card\.html$|runtime/.test(name))
    expect(first.length).toBeGreaterThan(2)
    expect(first.reduce((sum, file) => sum + file.bytes, 0)).toBeLessThan(budget)
  })

  it('contains only one script element, which is not inline', () => {
    const html = String(contentOf(output.find(({ fileName }) => fileName === 'card.html')!))
    expect(html.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/type="module".* src="\/assets\/card-/)])
    expect(html).not.toMatch(/<script[^>]*>[^<]|style="/)
  })

  it('does not contain the router, the list of pages or the error reporting', () => {
    const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    expect(modules.length).toBeGreaterThan(50)
    expect(modules.filter((id) => /react-router|app\/pages\.ts|app\/areas\/\w+\/\w+Route/.test(id))).toEqual([])
  })

  it('contains only the parts of engines that it uses, and not the video player', () => {
    const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
    expect(modules.filter((id) => /\/app\/player\/internal\/(Player|segmentStats)\./.test(id))).toEqual([])
  })

  it('preloads only stylesheets, not scripts, before a lazy import', () => {
    const code = output.map((file) => String(contentOf(file))).join('\n')
    const tables = [...code.matchAll(/__vite__mapDeps=.*?\[([^\]]*)\]/g)].map(([, names = '']) => names)
    expect(tables.join().match(/[\w.-]+\.js\b/g) ?? []).toEqual([])
  })
})
