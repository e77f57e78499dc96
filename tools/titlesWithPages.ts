import type { Plugin } from 'vite'
import type { PageWithFile } from './pageFiles.ts'

const escaped = (text: string) => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')

/** Pages whose title nobody needs before their file: landing pages are in HTML at once, and a shared file has many. */
function pagesWithOwnFile(pages: readonly PageWithFile[]): PageWithFile[] {
  return pages.filter(({ page, file }) => !page.isLanding && pages.filter((other) => other.file === file).length === 1)
}

/**
 * Moves each page's title from the map, which is in everybody's first load, into the file of the page (`PageFile`).
 * Where the map is written in another way than `path` and `title` below each other, the title stays there.
 */
export function titlesWithPages(all: readonly PageWithFile[]): Plugin {
  const pages = pagesWithOwnFile(all)
  return {
    name: 'tsudoi-titles-with-pages',
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
