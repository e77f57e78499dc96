import { build, type Rollup } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

type Chunk = Rollup.OutputChunk
let chunks = new Map<string, Chunk>()

beforeAll(async () => {
  const built = (await build({ logLevel: 'error', mode: 'production', build: { write: false } })) as Rollup.RollupOutput
  chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}, 60_000)

/** A chunk and all that is fetched with it. */
function closureOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of chunks.get(name)?.imports ?? []) closureOf(next, found)
  return found
}

const namesOf = (test: (chunk: Chunk) => boolean) => [...chunks.values()].filter(test).map(({ fileName }) => fileName)
const holds = (pattern: RegExp) => namesOf(({ modules }) => Object.keys(modules).some((id) => pattern.test(id)))

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
    expect(first.filter((id) => /\/app\/areas\/|axios|react-hook-form|radix|dompurify/i.test(id))).toEqual([])
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
