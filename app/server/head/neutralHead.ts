import { productDescription } from '../../content/productTexts.ts'
import { notFoundPage } from '../../pages.ts'
import { productCard } from '../cards/productCard.ts'
import type { DocumentHead } from '../pageHead.ts'

/**
 * A head that says nothing about the page's content. For private pages, and for content that does not exist or is over.
 */
const neutralHead = (title: string): DocumentHead => ({
  title,
  description: productDescription,
  isIndexed: false,
  card: productCard,
})

/** The head of a private page, which search engines may not list. `title` is the title in the map of pages. */
export const privateHead = (title: string): DocumentHead => neutralHead(title)

/** The head of a document for a path without a page, or for content that does not exist for a guest. */
export const missingHead: DocumentHead = { ...neutralHead(notFoundPage.title), status: 404 }

/**
 * The head of a document for content whose publication has ended: a licence may forbid to show its title or picture.
 */
export const endedHead: DocumentHead = { ...neutralHead('公開が終了したページ'), status: 410 }
