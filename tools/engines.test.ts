import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engines, publicFileOf } from './engines.ts'
import { sourceFiles } from './sourceFiles.ts'

const code = sourceFiles().filter((file) => /\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(file, 'utf8')

const publicFiles = engines.map(publicFileOf)
const engineOf = (path: string) => engines.find((engine) => path.startsWith(`app/${engine}/`))

/**
 * The one file that may import an internal module: it builds `prepareMedia` as a separate program, so that a browser
 * can measure it.
 */
const buildsInternal = 'app/e2e/buildPhotosScript.ts'

/** Finds internal modules of engines whose path a file outside of the engine contains: to import or to mock them. */
const privateUses = (file: string, text: string) =>
  [...text.matchAll(/'(\.\.?\/[^'\n]*)'/g)].flatMap(([, relative = '']) => {
    const path = join(file, '..', relative)
    const engine = engineOf(path)
    const isAllowed = !engine || engine === engineOf(file) || publicFiles.includes(path)
    return isAllowed ? [] : `${file} uses ${path}`
  })

const isTest = (file: string) => /\.(test|spec)\.|\/(e2e|testing)\//.test(file)

/** Finds uses of public files that `directImports` cannot replace, so that a page would load the whole engine. */
const wholeUses = (file: string, text: string) =>
  [...text.replace(/^import (type )?\{[^}]*\} from .*$/gm, '').matchAll(/'(\.\.?\/[^'\n]*)'/g)].flatMap(
    ([, relative = '']) => {
      const path = join(file, '..', relative)
      return publicFiles.includes(path) ? `${file} loads all of ${path}` : []
    },
  )

describe('an engine of app/ (Q398)', () => {
  it.each(engines)('has, in app/%s, only one file outside its internal/ folder', (engine) => {
    const folder = `app/${engine}/`
    const open = sourceFiles(folder).filter((file) => !file.startsWith(`${folder}internal/`))
    expect(open).toEqual([publicFileOf(engine)])
  })

  it.each(publicFiles)(
    'has a public file (%s) that contains only exports from its internal/ folder, in groups with a comment',
    (file) => {
      const [, ...groups] = textOf(file).trim().split('\n\n')
      const row = String.raw`export (type )?\{[^}]*\} from '\./internal/[\w./]+'`
      expect(groups.filter((group) => !new RegExp(String.raw`^/\*\*[^\0]+?\*/\n(${row}\n?)+$`).test(group))).toEqual([])
      expect(groups.length).toBeGreaterThan(1)
    },
  )

  it('is used by other folders only through its public file, even in tests, types, import() and mocks', () => {
    const outside = code.filter((file) => file !== buildsInternal)
    expect(outside.flatMap((file) => privateUses(file, textOf(file)))).toEqual([])
  })

  it('is loaded lazily only in parts, by functions of its public file, and never as a whole', () => {
    const shipped = code.filter((file) => file.startsWith('app/') && !isTest(file))
    expect(shipped.flatMap((file) => wholeUses(file, textOf(file)))).toEqual([])
  })

  it('has internal modules whose use in another folder this test finds, however it is written', () => {
    const lines = [
      "import { a } from '../posts/internal/a.ts'",
      "import type { A } from '../posts/internal/a.ts'",
      "import {\n  a,\n  b,\n} from '../posts/internal/a.ts'",
      "import '../posts/internal/a.ts'",
      "export { a } from '../posts/internal/a.ts'",
      "const a = lazy(() => import('../posts/internal/a.ts'))",
      "vi.mock('../posts/internal/a.ts', { spy: true })",
      "const a = await vi.importActual<object>('../posts/internal/a.ts')",
      "const all = import.meta.glob('../posts/internal/*.ts')",
      "const a: typeof import('../posts/internal/a.ts') = b",
      "import { a } from '../posts/a.ts'",
    ]
    for (const line of lines) expect(privateUses('app/shell/b.ts', line)).toHaveLength(1)
    expect(privateUses('app/shell/b.ts', "import { a } from '../posts/posts.ts'")).toEqual([])
    expect(privateUses('app/posts/internal/b.test.ts', "vi.mock('./a.ts')")).toEqual([])
  })

  it('has a public file whose import as a whole this test finds, however it is written', () => {
    const lines = [
      "const posts = () => import('../posts/posts.ts')",
      "import * as posts from '../posts/posts.ts'",
      "export { a } from '../posts/posts.ts'",
      "export * from '../posts/posts.ts'",
      "import '../posts/posts.ts'",
    ]
    for (const line of lines) expect(wholeUses('app/shell/b.ts', line)).toHaveLength(1)
    expect(wholeUses('app/shell/b.ts', "import type { A } from '../posts/posts.ts'")).toEqual([])
    expect(wholeUses('app/shell/b.ts', "import {\n  a,\n  type B,\n} from '../posts/posts.ts'")).toEqual([])
  })
})
