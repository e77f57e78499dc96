import type { Plugin } from 'vite'
import type { PageWithFile } from './pageFiles.ts'

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')

/**
 * Finds the pages whose title is not needed before their file is loaded: not landing pages, because their HTML contains
 * the title, and not pages that share a file with others.
 */
function pagesWithOwnFile(pages: readonly PageWithFile[]): PageWithFile[] {
  return pages.filter(({ page, file }) => !page.isLanding && pages.filter((other) => other.file === file).length === 1)
}

/**
 * A build plugin that moves each page's title from the list of pages, which is in the first load of every visit, into
 * the page's file (`PageFile`). If `path` and `title` are not in consecutive lines of the list, the title stays there.
 */
export function moveTitlesToPages(all: readonly PageWithFile[]): Plugin {
  const pages = pagesWithOwnFile(all)
  return {
    name: 'tsudoi-move-titles-to-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/areas\/.+(?:\.pages\.ts|\.tsx)$/ },
      handler(code, id) {
        const own = pages.find(({ file }) => file === id)
        if (own) return { code: `${code}\nexport const title = ${JSON.stringify(own.page.title)}\n`, map: null }
        let rest = code
        for (const { page } of pages)
          rest = rest.replace(new RegExp(`(path: '${escaped(page.path)}',\\s*)title: '[^']*',`), '$1')
        return rest === code ? undefined : { code: rest, map: null }
      },
    },
  }
}
