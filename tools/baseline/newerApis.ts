import { parseSync } from 'oxc-parser'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { webApis, javascriptBuiltins, isNewerThanBaseline } from './baseline.ts'

/** A node of the syntax tree, with only the properties that this file reads. */
interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

/** The global variables that contain an instance, with the name of its interface. */
const instances: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  crypto: 'Crypto',
  performance: 'Performance',
  screen: 'Screen',
  history: 'History',
  location: 'Location',
}

/**
 * Interfaces whose methods are recognised in calls on any expression. Rarer interfaces (WebGPU, Bluetooth, …) are left
 * out, because their method names are common words; their globals are recognised instead.
 */
const owners =
  /^(AbortSignal|Animation|Blob|BroadcastChannel|Cache|CacheStorage|CanvasRenderingContext2D|CSSStyleSheet|DataTransfer|Document|DocumentFragment|DOMRect|Element|ElementInternals|Event|EventTarget|File|FileReader|FontFaceSet|FormData|Headers|History|HTML(?!Geolocation|Install|Fenced)\w*Element|IDB\w+|IntersectionObserver|KeyboardEvent|LockManager|MediaDevices|MediaStream(Track)?|MessagePort|MutationObserver|Navigator|Node(List)?|Notification|Performance(Observer)?|Permissions|PushManager|Range|ReadableStream|Request|ResizeObserver|Response|ScreenOrientation|Selection|ServiceWorker\w*|ShadowRoot|StorageManager|SVG\w*Element|TransformStream|TreeWalker|TrustedTypePolicyFactory|URL|URLSearchParams|VisualViewport|WakeLock|Window)$/

/** Groups the interfaces by the names of their methods. */
function methodOwners(): ReadonlyMap<string, readonly Identifier[]> {
  const found = new Map<string, Identifier[]>()
  const add = (interfaces: Identifier, isIncluded: (name: string) => boolean) => {
    for (const [owner, members] of Object.entries(interfaces))
      for (const [name, member] of Object.entries(isIncluded(owner) ? members : {}))
        if (name !== '__compat' && name !== owner && !/_(static|event)$/.test(name))
          found.set(name, [...(found.get(name) ?? []), member])
  }
  add(webApis, (owner) => owners.test(owner))
  add(javascriptBuiltins, () => true)
  return found
}

const methods = methodOwners()
const iteratorHelpers = new Set(Object.keys(javascriptBuiltins['Iterator'] ?? {}))
const iteratorMakers = new Set(['entries', 'keys', 'values', 'matchAll'])

/** Finds the feature of a global's member: `URL.parse`, `navigator.share`. Undefined if the member is unknown. */
function featureOfGlobal(object: string, member: string): Identifier | undefined {
  const fixed = webApis[object]?.[`${member}_static`] ?? javascriptBuiltins[object]?.[member]
  const instance = instances[object]
  const own = instance ? webApis[instance]?.[member] : undefined
  const ofWindow = instance === 'Window' ? (webApis[member] ?? javascriptBuiltins[member]) : undefined
  return [fixed, own, ofWindow].find((each) => typeof each === 'object' && each.__compat)
}

/** Returns the name of a global used as `URL` or `window.URL`; empty for another expression. */
function globalOf(node: unknown): string {
  if (!isNode(node)) return ''
  const isOfWindow = node.type === 'MemberExpression' && instances[nameOf(node['object'])] === 'Window'
  return isOfWindow && !node['computed'] ? nameOf(node['property']) : nameOf(node)
}

/** Whether an expression returns an iterator: `map.values()`, `text.matchAll(…)`, but not `Object.values(…)`. */
function isIterator(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node['callee'])) return false
  const name = nameOf(node['callee']['property'])
  return iteratorMakers.has(name) && [node['arguments']].flat().length === (name === 'matchAll' ? 1 : 0)
}

function* memberFeatures(node: Node, isCalled: boolean): Generator<string> {
  const [object, member] = [node['object'], nameOf(node['property'])]
  const base = globalOf(object)
  const known = featureOfGlobal(base, member)
  if (known) {
    if (isNewerThanBaseline(known)) yield `${base}.${member}`
    return
  }
  const all = isCalled ? methods.get(member) : undefined
  if (all?.every(isNewerThanBaseline)) yield `.${member}()`
  else if (isCalled && iteratorHelpers.has(member) && isIterator(object)) yield `Iterator.${member}()`
}

/** Yields the newer syntax (ES2024 and later) of a regular expression. */
function* expressionFeatures(node: Node): Generator<string> {
  const { pattern, flags } = (node['regex'] ?? {}) as { pattern?: string; flags?: string }
  if (flags?.includes('v')) yield 'regular expression with the flag v'
  if (/\(\?[ims]*-?[ims]+:/.test(pattern ?? '')) yield 'regular expression with modifiers'
}

function* featuresOfNode(node: Node, parent: Node | undefined, key: string): Generator<string> {
  if (node.type === 'MemberExpression' && !node['computed'])
    yield* memberFeatures(node, parent?.type === 'CallExpression' && key === 'callee')
  if (node.type === 'Literal') yield* expressionFeatures(node)
  if (node.type === 'VariableDeclaration' && String(node['kind']).includes('using')) yield 'using'
  const isName = (key === 'property' || key === 'key') && !parent?.['computed']
  if (node.type !== 'Identifier' || isName) return
  const name = nameOf(node)
  const feature = [webApis[name], javascriptBuiltins[name], webApis['Window']?.[name]].find((each) => each?.__compat)
  // A name of one to three letters was chosen by the minifier, so it is not a feature.
  if (name.length > 3 && isNewerThanBaseline(feature)) yield name
}

/**
 * Lists the features of the browser and of JavaScript that a script uses and a browser of the baseline lacks, with or
 * without feature detection: `URL.parse`, `.union()`, `Highlight`. A method is recognised by its name, if each
 * interface with a method of this name is newer than the baseline.
 */
export function newerApis(code: string): string[] {
  const { program, errors } = parseSync('script.js', code)
  if (errors[0]) throw new Error(errors[0].message)
  const found = new Set<string>()
  const visit = (node: Node, parent: Node | undefined, at: string) => {
    for (const feature of featuresOfNode(node, parent, at)) found.add(feature)
    for (const key in node) {
      const value = node[key]
      if (Array.isArray(value)) for (const child of value) if (isNode(child)) visit(child, node, key)
      if (isNode(value)) visit(value, node, key)
    }
  }
  visit(program as unknown as Node, undefined, '')
  return [...found].toSorted()
}
