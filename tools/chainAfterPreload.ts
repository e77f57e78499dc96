import { parseSync, Visitor, type Expression, type Span } from 'oxc-parser'
import type { Plugin } from 'vite'

/** Vite's placeholder for the stylesheets of a module: the second argument of each call that preloads a module. */
const placeholder = '__VITE_PRELOAD__'

/** The `import()` at the beginning of a chain such as `import('./a.js').then(f).catch(g)`; undefined for other code. */
function importOfChain(chain: Expression): Span | undefined {
  if (chain.type === 'ImportExpression') return chain
  if (chain.type === 'CallExpression') return importOfChain(chain.callee)
  return chain.type === 'MemberExpression' ? importOfChain(chain.object) : undefined
}

/** A part of the code that moves to the position after the call that encloses it. */
interface Move extends Span {
  to: number
}

/** Finds what follows the `import()` in each `preload(() => import('./a.js').then(f), __VITE_PRELOAD__)`. */
function findMoves(code: string): Move[] {
  const moves: Move[] = []
  new Visitor({
    CallExpression({ arguments: [load, sheets], end: to }) {
      if (sheets?.type !== 'Identifier' || sheets.name !== placeholder) return
      if (load?.type !== 'ArrowFunctionExpression' || load.body.type === 'BlockStatement') return
      const imported = importOfChain(load.body)
      if (imported && imported.end < load.body.end) moves.push({ start: imported.end, end: load.body.end, to })
    },
  }).visit(parseSync('chunk.js', code).program)
  return moves
}

/**
 * Writes `preload(() => import('./a.js').then(f), …)` as `preload(() => import('./a.js'), …).then(f)`. The bundler
 * writes the first form, in which a retried load (retryingPreload.ts) would return the module without `f`.
 */
export const chainAfterPreload = (code: string): string =>
  findMoves(code)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, to }) =>
        text.slice(0, start) + text.slice(end, to) + text.slice(start, end) + text.slice(to),
      code,
    )

/** The build plugin that applies `chainAfterPreload` to every chunk. */
export const chainAfterPreloadPlugin: Plugin = {
  name: 'tsudoi-chains-after-preload',
  apply: 'build',
  renderChunk: (code) => (code.includes(placeholder) ? { code: chainAfterPreload(code), map: null } : null),
}
