import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importDirectly } from './directImports.ts'

const inShell = (code: string) => importDirectly(code, resolve('app/shell/Example.tsx'))

describe('an import from an engine’s public file, in a build (Q443)', () => {
  it('becomes an import from each module that it needs, and from no other', () => {
    expect(inShell("import { isOffline, cacheAnswer } from '../connection/connection.ts'\nisOffline()")).toBe(
      "import { isOffline } from '../connection/internal/connection.ts'; " +
        "import { cacheAnswer } from '../connection/internal/offlineFallback.ts'\nisOffline()",
    )
  })

  it('keeps its aliases, may span several lines, and loses its types', () => {
    expect(inShell("import {\n  pay as payOnce,\n  type PaidPack,\n} from '../payments/payments.ts'")).toBe(
      "import { pay as payOnce } from '../payments/internal/pay.ts'",
    )
    expect(inShell("import { type PaidPack } from '../payments/payments.ts'")).toBe('')
  })

  it('leaves other imports and imports of types as they are', () => {
    const code =
      "import { a } from './posts.ts'\nimport type { Call } from '../talk/talk.ts'\nimport { b } from 'react'"
    expect(inShell(code)).toBe(code)
  })

  it('stops the build if the public file has no such export', () => {
    expect(() => inShell("import { nothing } from '../posts/posts.ts'")).toThrow(
      'app/posts/posts.ts does not export nothing',
    )
  })
})
