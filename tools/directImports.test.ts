import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importDirectly } from './directImports.ts'

const inShell = (code: string) => importDirectly(code, resolve('app/shell/Example.tsx'))

describe('an import from an engine’s public file, in a build (Q443)', () => {
  it('is replaced by imports from only those modules that contain the imported names', () => {
    expect(inShell("import { isOffline, cacheAnswer } from '../connection/connection.ts'\nisOffline()")).toBe(
      "import { isOffline } from '../connection/internal/connection.ts'; " +
        "import { cacheAnswer } from '../connection/internal/offlineFallback.ts'\nisOffline()",
    )
  })

  it('is replaced with its aliases and without its types, even if it spans several lines', () => {
    expect(inShell("import {\n  pay as payOnce,\n  type PaidPack,\n} from '../payments/payments.ts'")).toBe(
      "import { pay as payOnce } from '../payments/internal/pay.ts'",
    )
    expect(inShell("import { type PaidPack } from '../payments/payments.ts'")).toBe('')
  })

  it('is the only import that is replaced: imports from other files and imports of types do not change', () => {
    const code =
      "import { a } from './posts.ts'\nimport type { Call } from '../talk/talk.ts'\nimport { b } from 'react'"
    expect(inShell(code)).toBe(code)
  })

  it('stops the build if the public file does not export the imported name', () => {
    expect(() => inShell("import { nothing } from '../posts/posts.ts'")).toThrow(
      'app/posts/posts.ts does not export nothing',
    )
  })
})
