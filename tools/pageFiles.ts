import { globSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PageMap from '../app/pages.ts'
import type { PageSpec } from '../app/pageSpec.ts'

const read = (file: string) => import(pathToFileURL(resolve(file)).href) as Promise<Record<string, unknown>>

/** Finds the folder of the area to which each page belongs. */
async function folders(): Promise<Map<PageSpec, string>> {
  const found = new Map<PageSpec, string>()
  for (const file of globSync('app/areas/*/*.pages.ts'))
    for (const list of Object.values(await read(file)) as PageSpec[][])
      for (const page of list) found.set(page, dirname(file))
  return found
}

/** A page of the app, and the absolute path of the file that it loads. */
export interface PageWithFile {
  page: PageSpec
  file: string
}

/**
 * Lists all pages of the app with the files that they load. Node itself imports the list of pages, because Vite would
 * bundle it into its configuration, which loses the file names.
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
