/** The scripts and style sheets of each page by the pattern of its path, exact patterns first. */
export type PageFileList = readonly (readonly [pattern: string, files: readonly string[]])[]

/** The id of the element in the app shell with the list as JSON. */
export const pageFilesId = 'page-files'

/** The list in the app shell. Empty during development, which loads modules one by one. */
export function pageFileList(): PageFileList {
  const text = document.getElementById(pageFilesId)?.textContent
  return text ? (JSON.parse(text) as PageFileList) : []
}

/** The page's own scripts if a server has rendered it: such a page names only its own. Otherwise undefined. */
export function renderedFiles(): readonly string[] | undefined {
  return document.documentElement.dataset.rendered?.split(' ').filter(Boolean)
}
