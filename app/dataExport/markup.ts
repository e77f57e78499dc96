import { escapeMarkup } from '../server/escapeMarkup.ts'

/** HTML that `markupElement` has made. Every other text is escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The content of an element. Undefined adds nothing. */
export type MarkupContent = Markup | string | number | undefined | readonly MarkupContent[]

/** Content as HTML: all texts are escaped. */
export function markupOf(content: MarkupContent): string {
  if (content instanceof Markup) return content.text
  if (typeof content === 'object') return content.map(markupOf).join('')
  return content === undefined ? '' : escapeMarkup(String(content))
}

/** Elements without content and end tag. */
const voidTags: ReadonlySet<string> = new Set(['br', 'img', 'meta'])

/** The start tag of an element. An attribute that is undefined is left out. */
export function startTag(tag: string, attributes: Readonly<Record<string, string | undefined>> = {}): Markup {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return new Markup(`<${tag}${given.map(([name, value = '']) => ` ${name}="${escapeMarkup(value)}"`).join('')}>`)
}

/** The end tag of an element. */
export const endTag = (tag: string): Markup => new Markup(`</${tag}>`)

/** An element with its content. `tag` and the names of attributes are fixed words, never texts of a user or a host. */
export function markupElement(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...content: readonly MarkupContent[]
): Markup {
  const end = voidTags.has(tag) ? '' : `</${tag}>`
  return new Markup(`${startTag(tag, attributes).text}${markupOf(content)}${end}`)
}
