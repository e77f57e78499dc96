import { gzipSync } from 'node:zlib'
import { parseArgs } from 'node:util'
import { build, type Rollup } from 'vite'
import { formatTable } from './summary.ts'

/**
 * `npm run bench:bytes -- --page HomeRoute`: prints from which packages and folders the scripts before a page's first
 * content come, by their source maps. A file's gzip size is divided among its sources by their minified bytes.
 */
const { values } = parseArgs({ options: { page: { type: 'string', multiple: true } } })
const pages = values.page ?? ['ChannelListRoute', 'HomeRoute', 'GachaTopRoute', 'SignupTopRoute']

/** Groups of source files, each with a pattern for its paths. A file belongs to the first group that matches. */
const groups: readonly [name: string, of: RegExp][] = [
  ['react-dom, react, scheduler', /node_modules\/(react|react-dom|scheduler)\//],
  ['react-router, cookie', /node_modules\/(react-router|react-router-dom|cookie)\//],
  ['@tanstack query', /node_modules\/@tanstack\//],
  ['zod', /node_modules\/zod\//],
  ['zustand, js-cookie', /node_modules\/(zustand|js-cookie)\//],
  ['lucide icons', /node_modules\/lucide-react\//],
  ['other packages', /node_modules\//],
  ['contracts', /(^|\/)contracts\//],
  ['screens', /design-system\/screens\//],
  ['components, texts, tokens', /design-system\//],
  ['router, frame', /app\/(router|shell)\//],
  [
    'session, calls, errors, offline',
    /app\/(session|storage|time|composition|api|errors|connection|offline|early|platform|realtime|payments)\//,
  ],
  ['queries, mappers, areas', /app\//],
]
const rest = 'bundler, heads of files'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes the numbers of one source map segment (base64 VLQ). */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const digit of segment) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    ;[value, shift] = [0, 0]
  }
  return numbers
}

/** Counts the characters of a built file that come from each source. */
function charactersBySource({ code, map }: Rollup.OutputChunk): Map<string, number> {
  const letters = new Map<string, number>()
  const add = (source: string, count: number) => letters.set(source, (letters.get(source) ?? 0) + count)
  const lines = code.split('\n')
  let index = 0
  for (const [at, line] of (map?.mappings ?? '').split(';').entries()) {
    let [column, source] = [0, rest]
    for (const segment of line.split(',').filter(Boolean)) {
      const [forward = 0, ofSource] = numbersOf(segment)
      add(source, forward)
      column += forward
      if (ofSource !== undefined) index += ofSource
      source = ofSource === undefined ? rest : (map?.sources[index] ?? rest)
    }
    add(source, (lines[at] ?? '').length - column)
  }
  return letters
}

const groupOf = (source: string) =>
  source === rest ? rest : (groups.find(([, of]) => of.test(source))?.[0] ?? 'other packages')

process.env.NODE_ENV = 'production'
const built = (await build({
  logLevel: 'error',
  mode: 'production',
  build: { write: false, sourcemap: 'hidden' },
})) as Rollup.RollupOutput
const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))

function closureOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of chunks.get(name)?.imports ?? []) closureOf(next, found)
  return found
}

/** Gzipped bytes of a page's scripts before its first content, by group. */
function bytesOf(page: string): Map<string, number> {
  const all = [...chunks.values()]
  const file = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}.tsx`))
  if (!file) throw new Error(`No page of the app is ${page}.`)
  const bytes = new Map<string, number>()
  const found = closureOf(file.fileName, closureOf(all.find(({ isEntry }) => isEntry)?.fileName ?? ''))
  for (const name of found) {
    const chunk = chunks.get(name)
    if (!chunk) continue
    const weight = gzipSync(chunk.code, { level: 9 }).length / chunk.code.length
    for (const [source, count] of charactersBySource(chunk)) {
      const group = groupOf(source)
      bytes.set(group, (bytes.get(group) ?? 0) + count * weight)
    }
  }
  return bytes
}

const all = pages.map(bytesOf)
const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
const names = [...groups.map(([name]) => name), rest]
const sum = (bytes: Map<string, number>) => [...bytes.values()].reduce((total, each) => total + each, 0)
console.log(
  formatTable(
    ['kB gzip before content', ...pages],
    [
      ...names.map((name) => [name, ...all.map((bytes) => kilo(bytes.get(name) ?? 0))]),
      ['all', ...all.map((bytes) => kilo(sum(bytes)))],
    ],
  ),
)
process.exit(0)
