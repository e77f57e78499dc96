import { createDocumentResponder } from './createDocumentResponder.ts'
import { answerCardPicture, answerRobots, answerSitemap, cardPicturePath } from './publicFiles.ts'
import { createContext, type Handler, type HandlerOptions } from './serverContext.ts'

export type { Handler, HandlerOptions }

const sitemapPath = /^\/sitemap(?:\/([\w-]+))?\.xml$/

/**
 * Creates the handler of the app's documents, its robots.txt and sitemaps, and the pictures of its cards. It serves no
 * other files.
 *
 * - A guest gets a public page as HTML with its content and data, its status and its link preview.
 * - Everybody else gets the app shell, and so does a guest if an API server fails or takes more than 250 ms.
 * - A crawler waits up to 3 s for the page (Q406). After that, a search engine gets 503 (Q553).
 *
 * The returned function takes a GET or HEAD and never rejects. It uses only web APIs, so that it runs in Node and on
 * edge runtimes.
 */
export function createHandler(options: HandlerOptions): Handler {
  const context = createContext(options)
  const answerDocument = createDocumentResponder(context)
  return async (request, { waitUntil } = {}) => {
    const url = new URL(request.url)
    const origin = options.origin ?? url.origin
    const sitemap = sitemapPath.exec(url.pathname)
    if (sitemap) return answerSitemap(context, request, { origin, name: sitemap[1], waitUntil })
    if (url.pathname === '/robots.txt') return answerRobots(request, origin)
    if (url.pathname === cardPicturePath) return answerCardPicture(context, request, { origin, url, waitUntil })
    return answerDocument(request, { origin, url, waitUntil })
  }
}
