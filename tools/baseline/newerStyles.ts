import type { Identifier } from '@mdn/browser-compat-data/types'
import { cssFeatures, isNewerThanBaseline } from './baseline.ts'

/** A block of a stylesheet: the text before its brace, and the declarations in it. */
interface Block {
  prelude: string
  declarations: string[]
  parent: Block | undefined
}

/** Lists the blocks of a stylesheet. Braces in quotes, in brackets and after a backslash do not count. */
function blocksOf(sheet: string): Block[] {
  const text = sheet.replaceAll(/\/\*.*?\*\//gs, '')
  const blocks: Block[] = []
  let open: Block | undefined
  let start = 0
  const close = (at: number) => {
    const part = text.slice(start, at).trim()
    if (part) open?.declarations.push(part)
    start = at + 1
  }
  for (const { 0: sign, index } of text.matchAll(
    /\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\((?:\\.|[^()]|\([^()]*\))*\)|[{};]/gs,
  )) {
    if (sign === '{') {
      open = { prelude: text.slice(start, index).trim(), declarations: [], parent: open }
      blocks.push(open)
      start = index + 1
    } else if (sign === ';' || sign === '}') close(index)
    if (sign === '}') open = open?.parent
  }
  return blocks
}

const isStyleRule = ({ prelude, parent }: Block): boolean =>
  !prelude.startsWith('@') && !/^@(-webkit-)?keyframes/.test(parent?.prelude ?? '')

/** Whether a block is nested in a style rule, which browsers support from iOS 16.5 and Chrome 112 on. */
const isNested = ({ parent }: Block): boolean => parent !== undefined && (isStyleRule(parent) || isNested(parent))

/** The features that occur in values, by the name of a function, a colour or a unit. */
const values: Identifier = Object.assign(
  {},
  ...['', 'color', 'length', 'image', 'easing-function'].map((group) =>
    group ? cssFeatures['types']?.[group] : cssFeatures['types'],
  ),
)

function* featuresOfDeclaration(declaration: string): Generator<string> {
  const [, name = '', value = ''] = /^([\w-]+)\s*:(.*)$/s.exec(declaration) ?? []
  const property = cssFeatures['properties']?.[name]
  if (isNewerThanBaseline(property)) yield name
  for (const word of new Set(value.match(/[a-z][a-z-]*/g))) {
    if (property && property !== property[word] && isNewerThanBaseline(property[word])) yield `${name}: ${word}`
    if (new RegExp(`(?:^|[^\\w-])(?:${word}\\(|\\d+${word}\\b)`).test(value) && isNewerThanBaseline(values[word]))
      yield `${word}()`
  }
}

function* featuresOfPrelude(prelude: string): Generator<string> {
  const rule = /^@([\w-]+)/.exec(prelude)?.[1]
  if (rule && isNewerThanBaseline(cssFeatures['at-rules']?.[rule])) yield `@${rule}`
  const plain = prelude.replaceAll(/\\./g, '')
  for (const [, name = ''] of rule ? [] : plain.matchAll(/:([a-z][\w-]*)/g))
    if (isNewerThanBaseline(cssFeatures['selectors']?.[name])) yield `:${name}`
}

/**
 * Lists the properties, values, rules and selectors of a stylesheet that a browser of the baseline lacks:
 * `field-sizing`, `text-wrap: balance`, `round()`, `@property`, `nested rule`. The conditions of `@supports` are not
 * searched, because they detect features.
 */
export function newerStyles(text: string): string[] {
  const found = new Set<string>()
  for (const block of blocksOf(text)) {
    for (const feature of featuresOfPrelude(block.prelude)) found.add(feature)
    for (const declaration of block.declarations)
      for (const feature of featuresOfDeclaration(declaration)) found.add(feature)
    if (isNested(block)) found.add('nested rule')
  }
  return [...found].toSorted()
}
