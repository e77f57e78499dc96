import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PageMap from '../app/pages.ts'
import type { PageSpec } from '../app/pageSpec.ts'

const read = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<Record<string, unknown>>

/** The folder of each page's area, by the page. */
async function folders(): Promise<Map<PageSpec, string>> {
  const found = new Map<PageSpec, string>()
  for (const file of globSync('app/areas/*/*.pages.ts'))
    for (const list of Object.values(await read(file)) as PageSpec[][])
      for (const page of list) found.set(page, dirname(file))
  return found
}

/** A page of the map with the file that it loads: an absolute path. */
export interface PageWithFile {
  page: PageSpec
  file: string
}

/**
 * Every page of the map with the file that it loads. Node itself reads the map: Vite bundles what its configuration
 * imports, and the file names would be gone.
 */
export async function pageFiles(): Promise<PageWithFile[]> {
  const { pages } = (await read('app/pages.ts')) as typeof PageMap
  const folderOf = await folders()
  return pages.map((page) => {
    const name = /import\w*\(['"](?:.*\/)?(\w+\.tsx)['"]\)/.exec(page.load.toString())?.[1]
    const folder = folderOf.get(page)
    if (!name || !folder) throw new Error(`The page ${page.path} names no file of its area to load.`)
    return { page, file: resolve(join(folder, name)) }
  })
}
