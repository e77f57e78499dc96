import { basename, resolve } from 'node:path'
import { build, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite'
import { directImports } from './directImports.ts'
import { readDeployment } from './readDeployment.ts'
import { pageFilesId, type PageFileList } from '../app/early/earlyFiles.ts'
import { pageFiles } from './pageFiles.ts'

type Bundle = Rollup.OutputBundle

/**
 * Compiles a script of the page's head to one minified function. In the result of `early.ts`, `EARLY` is still a
 * placeholder.
 */
async function compile(entry: 'early' | 'beforePaint'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [directImports()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `app/early/${entry}.ts`, formats: ['iife'], name: entry },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error(`The script ${entry} could not be built.`)
  return output.output[0].code.trim()
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** The imports of the app's entry script, which every page needs. */
const sharedFiles = (bundle: Bundle) => chunksOf(bundle).flatMap((chunk) => (chunk.isEntry ? chunk.imports : []))

/** Finds the chunk of the page that a route's file imports lazily: `StoryPlayerPage` for `StoryPlayerRoute`. */
const pageBehind = (bundle: Bundle, route: Rollup.OutputChunk) =>
  route.dynamicImports.filter((name) => {
    const behind = bundle[name]
    const page = behind?.type === 'chunk' ? behind.facadeModuleId : undefined
    return page && basename(page) === basename(route.facadeModuleId ?? '').replace(/Route\.tsx$/, 'Page.tsx')
  })

/** Parts that the app loads lazily although a page may show them immediately. A rendered page waits for them. */
const shownAtOnce: ReadonlySet<string> = new Set(['VideoGate.tsx'])

/**
 * Lists the scripts of a route, or of a lazily loaded part: its chunk, its lazily imported page, the parts that it may
 * show immediately, and their imports, without the imports of the entry script.
 */
function filesOf(bundle: Bundle, file: string): string[] {
  const chunks = chunksOf(bundle)
  const entry = new Set([...chunks.flatMap((chunk) => (chunk.isEntry ? chunk.fileName : [])), ...sharedFiles(bundle)])
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === file)
  if (!own) throw new Error(`No script was built for ${file}.`)
  const files = new Set<string>()
  const isShownAtOnce = (name: string) => {
    const part = bundle[name]
    return part?.type === 'chunk' && shownAtOnce.has(basename(part.facadeModuleId ?? ''))
  }
  const visit = (name: string) => {
    if (entry.has(name) || files.has(name)) return
    files.add(name)
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') return
    chunk.imports.forEach(visit)
    chunk.dynamicImports.filter(isShownAtOnce).forEach(visit)
  }
  for (const name of [own.fileName, ...pageBehind(bundle, own)]) visit(name)
  return [...files].map((name) => `/${name}`)
}

/** Converts a path pattern to a regular expression: `/channel/:id` becomes `^/channel/[^/]+/?$`. */
const patternOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`
const parameters = (path: string) => path.split('/:').length

/**
 * Sorts pages in the order of the router's ranking and adds their patterns: of two pages that match a path, the one
 * with fewer parameters comes first.
 */
export const rankedPages = <T extends { path: string }>(pages: readonly T[]): (T & { pattern: string })[] =>
  pages
    .toSorted((a, b) => parameters(a.path) - parameters(b.path))
    .map((page) => ({ ...page, pattern: patternOf(page.path) }))

/** The stylesheets that all pages except landing pages wait for (router/loadLateStylesheet.ts). */
const lateSheets = (bundle: Bundle) =>
  Object.keys(bundle)
    .filter((name) => /\/late-[^/]*\.css$/.test(name))
    .map((name) => `/${name}`)

async function fileTable(bundle: Bundle): Promise<PageFileList> {
  const pages = (await pageFiles()).map(({ page, file }) => ({ ...page, file }))
  return rankedPages(pages).map(({ pattern, file, isLanding }) => [
    pattern,
    [...filesOf(bundle, file), ...(isLanding ? [] : lateSheets(bundle))],
  ])
}

/** The deployment's settings that the early script needs. */
function settings() {
  const { hosts, textures, version } = readDeployment()
  return { hosts: { app: hosts.app, user: hosts.user }, textures, version }
}

const tag = (attrs: Record<string, string>, children: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs,
  children,
  injectTo: 'head-prepend',
})

/**
 * Returns the table of each page's files as HTML. It is not part of the script, so that a rendered page can leave it
 * out (app/server/renderDocument.ts).
 */
const tableTag = (table: PageFileList) => tag({ type: 'application/json', id: pageFilesId }, JSON.stringify(table))

/**
 * A build plugin that inserts two scripts into the page's head. The early script preloads the route's files and
 * requests its data before the app has loaded; in a page that the server has rendered, it follows the content
 * (app/server/renderDocument.ts). The second script runs before the content is painted. Both are inline, which saves
 * requests; the content security policy allows them by their hashes.
 */
export function earlyScript(): Plugin {
  return {
    name: 'tsudoi-early-script',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle, path }) {
        if (path !== '/index.html') return undefined
        const files = bundle && {
          shared: sharedFiles(bundle).map((name) => `/${name}`),
          posts: filesOf(bundle, resolve('app/posts/internal/postParts.ts')),
        }
        const config = JSON.stringify({ ...settings(), shared: [], posts: [], ...files })
        const script = (await compile('early')).replaceAll(/\bEARLY\b/g, () => `(${config})`)
        return [
          ...(bundle ? [tableTag(await fileTable(bundle))] : []),
          tag({}, script),
          tag({}, await compile('beforePaint')),
        ]
      },
    },
  }
}
