import { parseAst } from 'vite'

/** A Japanese text as users see it, with its position in the source. */
interface Text {
  words: string
  file: string
  line: number
}

/** Replaces each inserted value (`{count}`) in a text that the rules check. */
export const valuePlaceholder = '◯'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)

/** Removes line breaks and indents of the source from a text, as a browser does. */
const collapsed = (text: string) => text.replace(/\s*\n\s*/g, '')

const isInline = (node: Node) =>
  ['a', 'AppLink', 'TextLink', 'b', 'strong', 'em', 'span', 'time', 'br'].includes(
    String((node.openingElement as { name?: { name?: string } } | undefined)?.name?.name),
  )

/**
 * Finds the texts of a JSX element, with a placeholder for each inserted value. A nested block element separates texts.
 */
function wordsOfElement(node: Node): string[] {
  const runs = ['']
  for (const child of node.children as Node[]) {
    if (child.type === 'JSXText') runs.push(`${runs.pop()}${collapsed(String(child.value))}`)
    else if (child.type === 'JSXExpressionContainer' || isInline(child)) runs.push(`${runs.pop()}${valuePlaceholder}`)
    else runs.push('')
  }
  return runs
}

function wordsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as unknown as { value: { cooked: string } }[]
    return [parts.map(({ value }) => value.cooked).join(valuePlaceholder)]
  }
  return node.type === 'JSXElement' || node.type === 'JSXFragment' ? wordsOfElement(node) : []
}

const isJapanese = (words: string) => /[ぁ-んァ-ヶ一-龠]/.test(words)

/** Finds all Japanese texts of a source file: literals, templates, and text between tags. Comments are excluded. */
export function japaneseTextsOf(file: string, source: string): Text[] {
  const texts: Text[] = []
  const visit = (node: Node) => {
    for (const words of wordsOf(node)) {
      const said = words.trim()
      if (isJapanese(said)) texts.push({ words: said, file, line: source.slice(0, node.start).split('\n').length })
    }
    childrenOf(node).forEach(visit)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return texts
}
