import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, createLogger, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest'
import { pages } from '../app/pages.ts'
import { apisWithDetection, stylesWithFallback } from './baseline/detected.ts'
import { newerApis } from './baseline/newerApis.ts'
import { newerStyles } from './baseline/newerStyles.ts'
import { compileWorker } from './buildWorker.ts'
import { buildCardDocument } from './cardDocument.ts'
import { rankedPages } from './earlyScript.ts'

type Chunk = Rollup.OutputChunk
let chunks = new Map<string, Chunk>()
/** The HTML of every page, including the inline script in its head. */
let html = ''
/** The stylesheets of the app and of the card document. */
let sheets: string[] = []
/** The scripts of the card document, and the service worker. */
let otherScripts: string[] = []
/** The warnings that the bundler prints for a valid build. */
const warnings: string[] = []

beforeAll(async () => {
  // With Vitest's `test`, React would be built with its development warnings.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_PROVIDERS', undefined)
  const customLogger = createLogger('warn')
  customLogger.warn = (message) => void warnings.push(message)
  const options = { logLevel: 'warn' as const, customLogger, mode: 'production', build: { write: false } }
  const built = (await build(options)) as Rollup.RollupOutput
  chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  for (const file of built.output) if (file.fileName === 'index.html' && 'source' in file) html = String(file.source)
  const card = (await buildCardDocument({ build: { write: false } })) as Rollup.RollupOutput
  sheets = [...built.output, ...card.output].flatMap((file) =>
    file.fileName.endsWith('.css') && 'source' in file ? String(file.source) : [],
  )
  otherScripts = [...card.output.flatMap((file) => ('code' in file ? file.code : [])), await compileWorker()]
}, 120_000)
afterAll(() => void vi.unstubAllEnvs())

/** Returns the file names of a chunk and of all chunks that it imports, directly or indirectly. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of chunks.get(name)?.imports ?? []) closureOf(next, found)
  return found
}

const namesOf = (test: (chunk: Chunk) => boolean) => [...chunks.values()].filter(test).map(({ fileName }) => fileName)
const holds = (pattern: RegExp) => namesOf(({ modules }) => Object.keys(modules).some((id) => pattern.test(id)))

/**
 * Returns a chunk's code with stable hashes in the names of chunks. The real hashes change with every change anywhere,
 * which changes the gzip size of a page by up to 20 bytes; these hashes depend only on the modules of a chunk.
 */
function codeWithStableNames(name: string): string {
  const stableHash = (chunk: Chunk) =>
    createHash('sha256')
      .update(
        Object.keys(chunk.modules)
          .map((id) => relative('.', id))
          .join(),
      )
      .digest('base64url')
  return (chunks.get(name)?.code ?? '').replace(/assets\/[\w.-]+\.js|[\w.-]+\.js/g, (file) => {
    const chunk = chunks.get(file) ?? chunks.get(`assets/${file}`)
    return chunk ? file.replace(/.{7}\.js$/, `${stableHash(chunk).slice(0, 7)}.js`) : file
  })
}

/** Cache of the gzip size of each chunk, because most pages load the same chunks. */
const sizes = new Map<string, number>()
function sizeOf(name: string): number {
  const size = sizes.get(name) ?? gzipSync(codeWithStableNames(name), { level: 9 }).length
  sizes.set(name, size)
  return size
}

const bytesOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(name), 0)

/**
 * The limit in gzip bytes for the scripts that a page loads before its content. It is the same for every page, even for
 * one that starts with a form (docs/performance.md).
 */
const budget = 150_400

/**
 * The limits in gzip bytes for all pages of an area together, without the first load: about 5 % above the current
 * sizes.
 */
const areaBudgets: Readonly<Record<string, number>> = {
  account: 83_500,
  address: 17_200,
  auth: 46_000,
  campaign: 9_000,
  channel: 20_100,
  collection: 12_000,
  door: 16_500,
  draw: 23_100,
  event: 27_000,
  gacha: 20_600,
  home: 23_300,
  livetalk: 32_000,
  lottery: 15_050,
  members: 45_200,
  notice: 14_600,
  offer: 11_400,
  order: 13_600,
  post: 7_100,
  preorder: 13_400,
  present: 12_700,
  privilege: 24_200,
  purchase: 28_800,
  serial: 13_900,
  story: 21_600,
  system: 1_200,
  ticket: 14_800,
  top: 6_400,
  video: 26_100,
  vote: 16_200,
}

/** Gzip bytes by which every area may exceed its limit: room for a new page that `npm run new screen` creates. */
const roomForNewPage = 1_800

/** The limit in gzip bytes for the scripts that the pages of one kind of campaign need before their content. */
const campaignBudget = 15_300

/** Describes an area that exceeds its limit, and what to do about it. Undefined within the limit. */
function areaFault(area: string, bytes: number): string | undefined {
  const limit = areaBudgets[area]
  const remedy = 'in `areaBudgets` of tools/chunks.test.ts'
  if (limit === undefined) return `${area} has no limit: write ${Math.ceil(bytes * 1.05)} for it ${remedy}.`
  if (bytes <= limit + roomForNewPage) return undefined
  return `${area} has ${bytes} bytes, ${bytes - limit} more than its limit of ${limit}: make it smaller, or raise its limit ${remedy} and give the reason in the commit.`
}

/**
 * Describes a page whose scripts before its content exceed the limit, and what to do about it. Undefined within the
 * limit.
 */
const pageFault = ({ page, bytes }: { page: string; bytes: number }) =>
  bytes > budget
    ? `${page} loads ${bytes} bytes before its content, ${bytes - budget} more than the limit of ${budget}: load a part later, by an import() behind the content, or save bytes in what every page loads (npm run bench:bytes).`
    : undefined

/** Lists the chunk of each page, with its area. */
const pageChunks = () =>
  [...chunks.values()].flatMap(({ facadeModuleId, fileName }) => {
    const [, area, page] = /\/app\/(?:areas\/)?(\w+)\/(\w+)Route\.tsx$/.exec(facadeModuleId ?? '') ?? []
    return area && page ? [{ area, page, fileName }] : []
  })

/** Measures the gzip bytes of the scripts that each page loads before its first content. */
function firstLoads(): { page: string; bytes: number }[] {
  const [entry = ''] = namesOf(({ isEntry }) => isEntry)
  return pageChunks().map(({ page, fileName }) => ({ page, bytes: bytesOf(closureOf(fileName, closureOf(entry))) }))
}

/** Whether a chunk is the one that landing pages share (chunkGroups.ts), which belongs to no area. */
const isShared = (name: string) => chunks.get(name)?.name === 'landing'

/**
 * Whether every visit loads a chunk after its content (chunkGroups.ts). No page waits for such a chunk, and later pages
 * have it already.
 */
const isBehindContent = (name: string) => ['sending', 'behind'].includes(chunks.get(name)?.name ?? '')

/**
 * Measures the gzip bytes of all pages of each area together, without the chunks of the first load and the landing
 * pages' chunk.
 */
function areaBytes(): Record<string, number> {
  const [entry = ''] = namesOf(({ isEntry }) => isEntry)
  const first = closureOf(entry)
  const files = new Map<string, Set<string>>()
  for (const { area, fileName } of pageChunks()) files.set(area, closureOf(fileName, files.get(area)))
  return Object.fromEntries(
    [...files].map(([area, names]) => [
      area,
      bytesOf([...names].filter((name) => !first.has(name) && !isShared(name))),
    ]),
  )
}

/** The pages of each campaign. Ranking and coop votes share an area, but a visit opens only one of them (Q297). */
const campaigns: Readonly<Record<string, RegExp>> = {
  'vote ranking': /^Vote/,
  'coop vote': /^Coop/,
  lottery: /^Lottery/,
  preorder: /^Preorder/,
}

/** Measures the gzip bytes of all pages of each campaign together, without the chunks of the first load. */
function campaignBytes() {
  const [entry = ''] = namesOf(({ isEntry }) => isEntry)
  const first = closureOf(entry)
  return Object.entries(campaigns).map(([campaign, names]) => {
    const pages = pageChunks().filter(({ page }) => names.test(page))
    const files = pages.reduce((found, { fileName }) => closureOf(fileName, found), new Set<string>())
    const own = [...files].filter((name) => !first.has(name) && !isShared(name))
    return { campaign, pages: pages.length, bytes: bytesOf(own) }
  })
}

describe('the built app', () => {
  // In an import cycle a file may run before its imports, which leaves a schema or a component undefined.
  it('has no import cycles between its script files', () => {
    const inCircle = [...chunks.keys()].filter((name) =>
      (chunks.get(name)?.imports ?? []).some((next) => closureOf(next).has(name)),
    )
    expect(inCircle).toEqual([])
  })

  it('is built without a warning of the bundler, because a newcomer could mistake a warning for an error', () => {
    expect(warnings).toEqual([])
  })

  it('checks, before it uses a feature that the baseline (iOS 16.4, Chrome 111, Firefox 125) lacks, whether the browser has it (Q425)', () => {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    const scripts = [...[...chunks.values()].map(({ code }) => code), ...otherScripts, ...inline]
    expect(inline.length).toBeGreaterThan(1)
    expect([...new Set(scripts.flatMap(newerApis))].toSorted()).toEqual(Object.keys(apisWithDetection).toSorted())
  })

  it('uses, of the styles that browsers of the baseline lack, only those without which nothing breaks (Q425)', () => {
    expect(sheets.length).toBeGreaterThan(2)
    expect([...new Set(sheets.flatMap(newerStyles))].toSorted()).toEqual(Object.keys(stylesWithFallback).toSorted())
  })

  it('contains no link to the sandbox’s simulated login providers if none is configured (Q46, Q392)', () => {
    expect(namesOf(({ code }) => code.includes('_sandbox/provider'))).toEqual([])
  })

  it('has an entry script that imports no page, no form library and no axios', () => {
    const [entry = ''] = namesOf(({ isEntry }) => isEntry)
    const first = [...closureOf(entry)].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}))
    expect(first.filter((id) => /\/app\/areas\/(?!\w+\/\w+\.pages\.ts)|axios|radix|dompurify/i.test(id))).toEqual([])
  })

  it('calls the .then() after an import() even if the module has loaded only on a retry', () => {
    expect(namesOf(({ code }) => /\(\(\)=>import\([^()]+\)\./.test(code))).toEqual([])
    expect(
      namesOf(({ code }) => /\(\(\)=>import\([^()]+\),[^()]+\([^()]*\)\)\.then\(/.test(code)).length,
    ).toBeGreaterThan(20)
  })

  it('has two chunks with the modules that every visit loads after the content, and no page loads them before its content', () => {
    // Three chunks are loaded separately although they contain the content of a page.
    const contents = holds(/\/app\/posts\/internal\/postParts\.ts$|\/(StoryPlayer|Wall)Page\.tsx$/)
    expect(contents).toHaveLength(3)
    const files = [...contents, ...pageChunks().map(({ fileName }) => fileName)]
    const pages = files.reduce((names, name) => closureOf(name, names), new Set<string>())
    const behind = namesOf(({ fileName }) => isBehindContent(fileName))
    expect(behind).toHaveLength(2)
    expect(behind.filter((name) => pages.has(name))).toEqual([])
  })

  it('loads at most 150.4 kB of scripts (gzip) before the content of each page', () => {
    const loads = firstLoads()
    onTestFailed(() =>
      loads.toSorted((a, b) => b.bytes - a.bytes).forEach((load) => process.stderr.write(`${JSON.stringify(load)}\n`)),
    )
    expect(loads.length).toBeGreaterThan(30)
    expect(loads.flatMap((load) => pageFault(load) ?? [])).toEqual([])
  })

  it('has, for all pages of each area together, at most the area’s limit of scripts, without the files that every page loads', () => {
    const bytes = areaBytes()
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(bytes)}\n`))
    expect(Object.keys(areaBudgets).filter((area) => bytes[area] === undefined)).toEqual([])
    expect(Object.entries(bytes).flatMap(([area, size]) => areaFault(area, size) ?? [])).toEqual([])
  })

  it('has at most 15.3 kB, and the room for a new page, of own scripts before the content of all pages of each kind of campaign (R073–R084, Q297)', () => {
    const bytes = campaignBytes()
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(bytes)}\n`))
    expect(bytes.filter(({ pages }) => pages === 0)).toEqual([])
    const faults = bytes.flatMap(({ bytes, ...kind }) =>
      bytes <= campaignBudget + roomForNewPage
        ? []
        : `${JSON.stringify(kind)}: ${bytes} bytes, more than the limit of ${campaignBudget}: make them smaller, or raise \`campaignBudget\` of tools/chunks.test.ts and give the reason in the commit.`,
    )
    expect(faults).toEqual([])
  })

  it('loads, of sharing, calendars, deadlines, reminders, kept items, search and export, only stubs and page heads before the content', () => {
    const [entry = ''] = namesOf(({ isEntry }) => isEntry)
    const files = pageChunks().reduce((names, { fileName }) => closureOf(fileName, names), closureOf(entry))
    const modules = [...files].flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}))
    const ids = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? relative('.', id) : []))
    const ours =
      /^app\/(sharing|calendar|deadlines|reminders|later|search|dataExport)\/|^design-system\/screens\/(share|deadline|reminder|later|search|dataExport)\//
    expect(ids.filter((id) => ours.test(id)).toSorted()).toEqual([
      'app/calendar/LazyCalendarButton.ts',
      'app/reminders/internal/LazyRemindButton.ts',
      'app/reminders/internal/loadRemindersContainer.ts',
      'design-system/screens/dataExport/DataExportFrame.tsx',
      'design-system/screens/later/LaterFrame.tsx',
      'design-system/screens/search/SearchFrame.tsx',
    ])
  })

  it('loads the story player separately from its page, in at most 18 kB (W094, W095)', () => {
    const [page = ''] = holds(/\/areas\/story\/StoryPlayerRoute\.tsx$/)
    const [player = ''] = holds(/\/areas\/story\/player\/StoryPlayer\.tsx$/)
    const own = [...closureOf(player)].filter((name) => {
      const modules = Object.keys(chunks.get(name)?.modules ?? {})
      return !closureOf(page).has(name) && modules.some((id) => /\/story\/player\//.test(id))
    })
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(own.map((name) => [name, bytesOf([name])]))}\n`))
    expect(closureOf(page)).not.toContain(player)
    expect(bytesOf(own)).toBeLessThanOrEqual(18_000)
  })

  it('loads the collection’s wall of photos in at most 20 kB, including what loads after its page (R064)', () => {
    const parts = holds(/\/(CollectionRoute|WallPage|FilteredWall|CollectedItemContainer)\.tsx$/)
    const [entry = ''] = namesOf(({ isEntry }) => isEntry)
    const first = closureOf(entry)
    const files = parts.reduce((names, name) => closureOf(name, names), new Set<string>())
    const later = [...files].filter((name) => !first.has(name))
    const own = later.filter((name) =>
      Object.keys(chunks.get(name)?.modules ?? {}).some((id) =>
        /\/(app|areas|screens|contracts)\/collection\/|\/VirtualGrid\.tsx$/.test(id),
      ),
    )
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(own.map((name) => [name, bytesOf([name])]))}\n`))
    expect(own.length).toBeGreaterThanOrEqual(4)
    expect(bytesOf(own)).toBeLessThanOrEqual(20_000)
  })

  it('loads the post form only when a member starts to write, in at most 25 kB (W137)', () => {
    const [writing = ''] = holds(/\/app\/posts\/internal\/write\/writingParts\.ts$/)
    const [reading = ''] = holds(/\/app\/posts\/internal\/postParts\.ts$/)
    // The chunk with the base of all dialogs is left out, because other pages use it too.
    const [dialog = ''] = holds(/\/components\/DialogSurface\.tsx$/)
    const read = pageChunks().reduce((names, { fileName }) => closureOf(fileName, names), closureOf(reading))
    closureOf(dialog, read)
    const own = [...closureOf(writing)].filter((name) => !read.has(name))
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(own.map((name) => [name, bytesOf([name])]))}\n`))
    expect(own).toContain(writing)
    expect(bytesOf(own)).toBeLessThanOrEqual(25_000)
  })

  it('preloads the story player together with its page, by the early script in the head (W094, W095)', () => {
    const [page = ''] = holds(/\/areas\/story\/StoryPlayerRoute\.tsx$/)
    const [player = ''] = holds(/\/areas\/story\/player\/StoryPlayerPage\.tsx$/)
    const listed = [...html.matchAll(/STORY_PLAY_TYPE_\w+[^"]*",\[([^\]]*)\]/g)].map(([, files = '']) => files)
    expect(listed).toHaveLength(2)
    for (const files of listed) for (const name of [page, player]) expect(files).toContain(name)
  })

  it('preloads the late stylesheet for every page except landing pages, by the early script in the head', () => {
    const rows = [...html.matchAll(/\["\^([^"]*)",\[([^\]]*)\]/g)].map(([, pattern = '', files = '']) => ({
      pattern,
      isLate: /\/late-[^"]*\.css/.test(files),
    }))
    expect(rows.length).toBeGreaterThan(30)
    const early = rows.filter(({ isLate }) => !isLate).map(({ pattern }) => pattern)
    const landing = rankedPages(pages).filter(({ isLanding }) => isLanding)
    expect(early).toEqual(landing.map(({ pattern }) => pattern.slice(1)))
  })

  it('loads the video call of a live talk in at most 30 kB, and loads the engines of the video call separately from pages (W121, Q79)', () => {
    const [page = ''] = holds(/\/areas\/livetalk\/LivetalkCallRoute\.tsx$/)
    const [call = ''] = holds(/\/areas\/livetalk\/TalkCall\.tsx$/)
    const before = namesOf(({ fileName }) => isBehindContent(fileName)).reduce(
      (names, name) => closureOf(name, names),
      closureOf(page),
    )
    const own = [...closureOf(call)].filter((name) => !before.has(name))
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(own.map((name) => [name, bytesOf([name])]))}\n`))
    expect(own).toContain(call)
    expect(bytesOf(own)).toBeLessThanOrEqual(30_000)
    const engines = holds(/\/app\/talk\/internal\/engine\/(plain|livekit)\//)
    expect(engines.length).toBeGreaterThanOrEqual(2)
    const withEngine = pageChunks().filter(({ fileName }) => {
      const names = closureOf(fileName)
      return engines.some((name) => names.has(name))
    })
    expect(withEngine).toEqual([])
  })

  it('loads hls.js lazily, in two builds of at most 120 kB and 190 kB, and the code for captions inside a stream only with the full one (Q310, Q546)', () => {
    const [light, whole, captions] = [
      holds(/node_modules\/hls\.js\/dist\/hls\.light\.mjs$/),
      holds(/node_modules\/hls\.js\/dist\/hls\.mjs$/),
      holds(/\/app\/player\/internal\/connectCaptions\.ts$/),
    ]
    const sizes = [light, whole].map(bytesOf)
    onTestFailed(() => void process.stderr.write(`${JSON.stringify(sizes)}\n`))
    expect([light, whole].map(({ length }) => length)).toEqual([1, 1])
    expect(sizes[0]).toBeLessThanOrEqual(120_000)
    expect(sizes[1]).toBeLessThanOrEqual(190_000)
    expect(captions).toEqual(whole)
    const engines = new Set([...light, ...whole])
    expect(namesOf(({ imports }) => imports.some((next) => engines.has(next)))).toEqual([])
  })

  it('loads the LiveKit library lazily, and only for the video calls that use LiveKit (Q323)', () => {
    const sdk = holds(/node_modules\/(livekit-client|@livekit)\//)
    expect(sdk.length).toBeGreaterThan(0)
    const fetchedAlong = namesOf(({ imports }) => imports.some((next) => sdk.includes(next)))
    expect(fetchedAlong.filter((name) => !sdk.includes(name))).toEqual([])
    const askedBy = namesOf(({ dynamicImports }) => dynamicImports.some((next) => sdk.includes(next)))
    expect(askedBy).toEqual(holds(/\/app\/talk\/internal\/engines\.ts$/))
  })

  it('loads Firebase lazily, and only for the realtime module and for reminders (Q64, Q509)', () => {
    const service = holds(/node_modules\/@?firebase\//)
    expect(service.length).toBeGreaterThan(0)
    const fetchedAlong = namesOf(({ imports }) => imports.some((next) => service.includes(next)))
    expect(fetchedAlong.filter((name) => !service.includes(name))).toEqual([])
    const askedBy = namesOf(({ dynamicImports }) => dynamicImports.some((next) => service.includes(next)))
    expect(askedBy.filter((name) => !service.includes(name))).toEqual(
      holds(/\/app\/(realtime\/realtime|reminders\/internal\/choosePushTransport)\.ts$/),
    )
  })
})
