/** The scripts and style sheets of each page by the pattern of its path, exact patterns first. */
export type PageFileList = readonly (readonly [pattern: string, files: readonly string[]])[]

/** Id of the HTML element in the app shell that contains the page file list as JSON. */
export const pageFilesId = 'page-files'

/**
 * Reads the page file list from the app shell. It is empty during development, when the browser loads modules one by
 * one.
 */
export function pageFileList(): PageFileList {
  const text = document.getElementById(pageFilesId)?.textContent
  return text ? (JSON.parse(text) as PageFileList) : []
}

/**
 * The page's own scripts, if the server has rendered the page: its HTML then lists no other page's scripts. Otherwise
 * undefined.
 */
export function renderedFiles(): readonly string[] | undefined {
  return document.documentElement.dataset.rendered?.split(' ').filter(Boolean)
}
