import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest'

type Chunk = Rollup.OutputChunk
let chunks = new Map<string, Chunk>()

beforeAll(async () => {
  // Otherwise it is React with its warnings.
  vi.stubEnv('NODE_ENV', 'production')
  const built = (await build({ logLevel: 'error', mode: 'production', build: { write: false } })) as Rollup.RollupOutput
  chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}, 120_000)

/** A chunk and all that is fetched with it. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of chunks.get(name)?.imports ?? []) closureOf(next, found)
  return found
}

const namesOf = (test: (chunk: Chunk) => boolean) => [...chunks.values()].filter(test).map(({ fileName }) => fileName)
const holds = (pattern: RegExp) => namesOf(({ modules }) => Object.keys(modules).some((id) => pattern.test(id)))

/** JS before content, gzip (docs/performance.md): the same for every page, also where it begins with a form. */
const budget = 145_000

/** Each page with the modules and bytes that its first content waits for. */
function firstLoads(): { page: string; bytes: number }[] {
  const [entry = ''] = namesOf(({ isEntry }) => isEntry)
  return [...chunks.values()].flatMap(({ facadeModuleId, fileName }) => {
    const page = /\/app\/areas\/(.*)Route\.tsx$/.exec(facadeModuleId ?? '')?.[1]
    if (!page) return []
    const files = [...closureOf(fileName, closureOf(entry))].flatMap((name) => chunks.get(name) ?? [])
    return [{ page, bytes: files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) }]
  })
}

describe('the files of the built app', () => {
  // A file in a circle may run before what it imports: then a schema or a component is undefined.
  it('import nothing that imports them', () => {
    const inCircle = [...chunks.keys()].filter((name) =>
      (chunks.get(name)?.imports ?? []).some((next) => closureOf(next).has(name)),
    )
    expect(inCircle).toEqual([])
  })

  it('bring no page, no form and no axios with the first load', () => {
    const [entry = ''] = namesOf(({ isEntry }) => isEntry)
    const first = [...closureOf(entry)].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}))
    expect(first.filter((id) => /\/app\/areas\/|axios|radix|dompurify/i.test(id))).toEqual([])
  })

  it('keep every page within its budget, in bytes', () => {
    const loads = firstLoads()
    onTestFailed(() =>
      loads.toSorted((a, b) => b.bytes - a.bytes).forEach((load) => process.stderr.write(`${JSON.stringify(load)}\n`)),
    )
    expect(loads.length).toBeGreaterThan(30)
    expect(loads.filter(({ bytes }) => bytes > budget)).toEqual([])
  })

  it('hold Firebase apart: only the adapter behind the port asks for it, when it is configured (Q64)', () => {
    const service = holds(/node_modules\/@?firebase\//)
    expect(service.length).toBeGreaterThan(0)
    const fetchedAlong = namesOf(({ imports }) => imports.some((next) => service.includes(next)))
    expect(fetchedAlong.filter((name) => !service.includes(name))).toEqual([])
    const askedBy = namesOf(({ dynamicImports }) => dynamicImports.some((next) => service.includes(next)))
    expect(askedBy.filter((name) => !service.includes(name))).toEqual(holds(/\/app\/realtime\/realtime\.ts$/))
  })
})
