import { textPages } from '../../content/textPages.ts'
import { paths } from '../../paths.ts'
import type { MakePageHead } from '../pageHead.ts'
import { pageTitleOf } from './pageTitleOf.ts'
import { contentHead } from './contentHead.ts'

/**
 * The head of a page with a text of the operator. Search engines may not list the page while its text is a placeholder.
 */
const textHead =
  (path: string): MakePageHead =>
  async () => {
    const title = pageTitleOf(path)
    const { sections = [], isPlaceholder } = textPages[path] ?? {}
    const text = sections.map(({ heading, paragraphs }) => [heading, paragraphs.join('')].filter(Boolean).join('：'))
    const head = contentHead({ kind: title, name: title, path, sentences: text })
    return isPlaceholder ? { ...head, isIndexed: false } : head
  }

/**
 * Head of the page that lists the outside services. The list differs between deployments, so the description is
 * general.
 */
const externalHead: MakePageHead = async () => {
  const title = pageTitleOf(paths.external)
  const sentences = ['集いが利用者の情報を送る外部のサービスと、送る情報、目的の一覧']
  return contentHead({ kind: title, name: title, path: paths.external, sentences })
}

/** The heads of the pages with texts of the operator: terms, guideline, law. */
export const textHeads = [
  ...Object.keys(textPages).map((path) => ({ path, headOf: textHead(path) })),
  { path: paths.external, headOf: externalHead },
]
