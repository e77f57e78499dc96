import { parseAst, type Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}
type Value = Node | readonly Value[] | string | number | boolean | null | undefined

const isNode = (value: Value): value is Node & Record<string, Value> =>
  typeof value === 'object' && value !== null && 'type' in value

/** The `import()` at the beginning of a chain such as `import('./a.js').then(f).catch(g)`; undefined for other code. */
function importOfChain(value: Value): Node | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'ImportExpression') return value
  if (value.type === 'CallExpression') return importOfChain(value['callee'])
  return value.type === 'MemberExpression' ? importOfChain(value['object']) : undefined
}

/** A part of the code that moves behind the call around it. */
interface Move {
  start: number
  end: number
  to: number
}

/** Vite's placeholder for the stylesheets of a module: the second argument of each call that preloads a module. */
const placeholder = '__VITE_PRELOAD__'

/** Finds each `preload(() => import('./a.js').then(f), __VITE_PRELOAD__)`. */
function findMoves(value: Value, moves: Move[] = []): Move[] {
  if (Array.isArray(value)) value.forEach((each) => findMoves(each as Value, moves))
  if (!isNode(value)) return moves
  const { arguments: args } = value
  if (Array.isArray(args) && isNode(args[1] as Value) && (args[1] as { name?: unknown }).name === placeholder) {
    const load = args[0] as Value
    const body = isNode(load) ? load['body'] : undefined
    const imported = importOfChain(body)
    if (isNode(body) && imported && imported.end < body.end)
      moves.push({ start: imported.end, end: body.end, to: value.end })
  }
  for (const each of Object.values(value)) findMoves(each, moves)
  return moves
}

/**
 * Writes `preload(() => import('./a.js').then(f), …)` as `preload(() => import('./a.js'), …).then(f)`. The bundler
 * writes the first form, in which a retried load (retryingPreload.ts) would return the module without `f`.
 */
export function chainAfterPreload(code: string): string {
  const moves = findMoves(parseAst(code).body as unknown as Value).toSorted((one, other) => other.start - one.start)
  return moves.reduce(
    (text, { start, end, to }) => text.slice(0, start) + text.slice(end, to) + text.slice(start, end) + text.slice(to),
    code,
  )
}

/** The build plugin that applies `chainAfterPreload` to every chunk. */
export const chainsAfterPreload: Plugin = {
  name: 'tsudoi-chains-after-preload',
  apply: 'build',
  renderChunk: (code) => (code.includes(placeholder) ? { code: chainAfterPreload(code), map: null } : null),
}
