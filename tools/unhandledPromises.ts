import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree, with only the properties that this file reads. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** An exported name, and the file of this repository that exports it. */
interface Origin {
  path: string
  name: string
}

interface SourceFile {
  path: string
  code: string
  program: Node
  /** The functions and methods of a file by name, at any depth. */
  functions: Map<string, Node>
  /** The names that a file imports from other files of this repository. */
  imports: Map<string, Origin>
  /** The names that a file re-exports from other files, as the public file of an engine does. */
  reexports: Map<string, Origin>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression|Declaration)$/.test(type)
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

function* descendants(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* descendants(child)
}

const files = new Map<string, SourceFile>()

function fileAt(path: string): SourceFile {
  const known = files.get(path)
  if (known) return known
  const code = readFileSync(path, 'utf8')
  const file: SourceFile = {
    path,
    code,
    program: parseSync(path, code).program as unknown as Node,
    functions: new Map(),
    imports: new Map(),
    reexports: new Map(),
  }
  files.set(path, file)
  for (const node of descendants(file.program)) {
    const { id, init, key, value, source, specifiers } = node
    if (node.type === 'FunctionDeclaration') file.functions.set(nameOf(id), node)
    if (node.type === 'VariableDeclarator' && isNode(init) && isFunction(init)) file.functions.set(nameOf(id), init)
    if (node.type === 'MethodDefinition' && isNode(value)) file.functions.set(nameOf(key), value)
    if (node.type === 'Property' && isNode(value) && isFunction(value)) file.functions.set(nameOf(key), value)
    if (node.type === 'PropertyDefinition' && isNode(value) && isFunction(value)) file.functions.set(nameOf(key), value)
    const from = isNode(source) ? String(source['value']) : ''
    if (node.type === 'ImportDeclaration' && from.startsWith('.'))
      for (const each of (specifiers as Node[]) ?? [])
        file.imports.set(nameOf(each['local']), { path: join(path, '..', from), name: nameOf(each['imported']) })
    if (node.type === 'ExportNamedDeclaration' && from.startsWith('.'))
      for (const each of (specifiers as Node[]) ?? [])
        file.reexports.set(nameOf(each['exported']), { path: join(path, '..', from), name: nameOf(each['local']) })
  }
  return file
}

/** Finds where an imported name is defined, even if files in between only re-export it. */
function definitionOf(imported: Origin): Origin {
  const further = fileAt(imported.path).reexports.get(imported.name)
  return further ? definitionOf(further) : imported
}

/** The class methods of all files by name. The syntax alone does not show to which class an object belongs. */
type Methods = Map<string, { found: Node; file: SourceFile }[]>

function methodsOf(paths: readonly string[]): Methods {
  const methods: Methods = new Map()
  for (const file of paths.map(fileAt))
    for (const { type, key, value } of descendants(file.program)) {
      const isMethod =
        type === 'MethodDefinition' || (type === 'PropertyDefinition' && isNode(value) && isFunction(value))
      if (isMethod && isNode(value) && isNode(value['body']))
        methods.set(nameOf(key), [...(methods.get(nameOf(key)) ?? []), { found: value, file }])
    }
  return methods
}

/** A search for promises that may reject without a handler. */
class Search {
  readonly #exceptions: ReadonlySet<string>
  readonly #methods: Methods
  readonly #underWay = new Set<Node>()

  constructor(paths: readonly string[], exceptions: Iterable<string>) {
    this.#methods = methodsOf(paths)
    this.#exceptions = new Set(exceptions)
  }

  /**
   * Returns whether this expression may be a promise that rejects. A call of an unknown function counts as one if its
   * result is awaited or dropped, but not if its result is returned, because such a function is mostly a setter.
   */
  mayReject(value: unknown, file: SourceFile, isAwaited = true): boolean {
    if (!isNode(value)) return false
    const { expression, argument, right, left, consequent, alternate, expressions } = value
    switch (value.type) {
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'TSAsExpression':
        return this.mayReject(expression, file, isAwaited)
      case 'AwaitExpression':
        // The await expression inside a function body is checked separately, because it may be in a `try`.
        return isAwaited && this.mayReject(argument, file)
      case 'AssignmentExpression':
        return this.mayReject(right, file, isAwaited)
      case 'LogicalExpression':
        return this.mayReject(left, file, isAwaited) || this.mayReject(right, file, isAwaited)
      case 'ConditionalExpression':
        return this.mayReject(consequent, file, isAwaited) || this.mayReject(alternate, file, isAwaited)
      case 'SequenceExpression':
        return this.mayReject((expressions as Node[]).at(-1), file, isAwaited)
      case 'ImportExpression':
        return true
      case 'CallExpression':
        return this.#callMayReject(value, file, isAwaited)
      default:
        return false
    }
  }

  #callMayReject(call: Node, file: SourceFile, isAwaited: boolean): boolean {
    const callee = call['callee'] as Node
    const parameters = call['arguments'] as Node[]
    const [first, second] = parameters
    if (callee.type === 'MemberExpression') {
      const method = nameOf(callee['property'])
      const on = callee['object'] as Node
      if (method === 'catch') return this.#callbackMayReject(first, file)
      if (method === 'finally') return this.mayReject(on, file, isAwaited) || this.#callbackMayReject(first, file)
      if (method === 'then')
        return (
          (!second && this.mayReject(on, file)) || [first, second].some((each) => this.#callbackMayReject(each, file))
        )
      if (nameOf(on) === 'Promise' && method === 'allSettled') return false
      if (nameOf(on) === 'Promise')
        return [...descendants(call)].some((each) => each !== call && this.#isRejectingCall(each, file))
      if (on.type === 'ThisExpression' && file.functions.has(method)) return this.#named(method, file)
      const imported = file.imports.get(nameOf(on))
      const home = imported && definitionOf(imported)
      const found = home && fileAt(home.path).functions.get(method)
      if (found) return this.#functionMayReject(found, fileAt(home.path))
    }
    // A callback such as `onClose` returns no promise, by React's naming convention.
    if (/^on[A-Z]/.test(nameOf(callee['property'] ?? callee))) return false
    const calleeText = file.code.slice(callee.start, callee.end).replaceAll('?.', '.')
    if (this.#exceptions.has(calleeText) || this.#exceptions.has(calleeText.replace(/^.*\./, '.'))) return false
    if (callee.type === 'Identifier') return this.#named(nameOf(callee), file, isAwaited)
    const methods = this.#methods.get(nameOf(callee['property'])) ?? []
    if (methods.length > 0) return methods.some((each) => this.#functionMayReject(each.found, each.file))
    return isAwaited
  }

  /**
   * Whether a call may return a promise that rejects. For `Promise.all(list.map(…))`, the calls in the callback are
   * checked instead.
   */
  #isRejectingCall = (node: Node, file: SourceFile) => {
    if (node.type !== 'CallExpression') return false
    const { property } = node['callee'] as Node
    return !/^(map|flatMap|filter)$/.test(nameOf(property)) && this.#callMayReject(node, file, true)
  }

  #named(name: string, file: SourceFile, isAwaited = true): boolean {
    const own = file.functions.get(name)
    if (own) return this.#functionMayReject(own, file)
    const imported = file.imports.get(name)
    if (!imported) return isAwaited
    const { path, name: definedName } = definitionOf(imported)
    const other = fileAt(path)
    const found = other.functions.get(definedName)
    return found ? this.#functionMayReject(found, other) : isAwaited
  }

  #callbackMayReject(value: unknown, file: SourceFile): boolean {
    if (!isNode(value)) return false
    if (isFunction(value)) return this.#functionMayReject(value, file)
    // The value is the name of a function in this file, such as a setter. Only this chain of promises waits for its
    // result.
    return value.type === 'Identifier' && file.functions.has(nameOf(value)) && this.#named(nameOf(value), file)
  }

  #functionMayReject(found: Node, file: SourceFile): boolean {
    if (this.#underWay.has(found)) return false
    this.#underWay.add(found)
    const body = found['body'] as Node
    const returned = body.type === 'BlockStatement' ? undefined : body
    const may = this.mayReject(returned, file, false) || this.#blockMayReject(body, file, false)
    this.#underWay.delete(found)
    return may
  }

  #blockMayReject(node: Node, file: SourceFile, isCaught: boolean): boolean {
    if (isFunction(node)) return false
    if (node.type === 'TryStatement') {
      const { block, handler, finalizer } = node
      const catches = isCaught || isNode(handler)
      return (
        this.#blockMayReject(block as Node, file, catches) ||
        [handler, finalizer].some((part) => isNode(part) && this.#blockMayReject(part, file, isCaught))
      )
    }
    if (node.type === 'ThrowStatement' && !isCaught) return true
    if (node.type === 'AwaitExpression' && !isCaught && this.mayReject(node['argument'], file)) return true
    // A promise that is returned without `await` rejects outside of the `try`.
    if (node.type === 'ReturnStatement' && this.mayReject(node['argument'], file, false)) return true
    return childrenOf(node).some((child) => this.#blockMayReject(child, file, isCaught))
  }
}

const isChain = (node: unknown) =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  /^(then|catch|finally)$/.test(nameOf((node['callee'] as Node)['property']))

/**
 * Whether an expression drops a promise: `void send()`, or a chain as a statement. For these, the linter checks only
 * that a handler exists.
 */
const isDropped = ({ type, operator, expression }: Node) =>
  type === 'ExpressionStatement' ? isChain(expression) : type === 'UnaryExpression' && operator === 'void'

/**
 * Lists promises that are dropped with `void` although they may reject, as `file:line: code`: the user would not learn
 * of the failure. `.catch(…)`, `.then(…, onRejected)`, and functions of this repository with every await in a `try`
 * count as handled.
 *
 * @param exceptions calls that never reject, by their callee: `navigate`, `draftFiles.drop`, or `.refetch` of any
 * object
 */
export function unhandledPromises(paths: readonly string[], exceptions: Iterable<string>): string[] {
  const search = new Search(paths, exceptions)
  return paths.flatMap((path) => {
    const file = fileAt(path)
    return [...descendants(file.program)]
      .filter((node) => isDropped(node) && search.mayReject(node['argument'] ?? node['expression'], file))
      .map(({ start, end }) => {
        const line = file.code.slice(0, start).split('\n').length
        return `${path}:${line}: ${file.code.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 120)}`
      })
  })
}
