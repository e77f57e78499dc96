import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../app/content/outsideServices.ts'
import { cardPolicy, contentPolicy } from './contentPolicy.ts'
import { prerenderedPages, shellPage } from './headers.ts'

/**
 * Additional headers of a page: its content security policy, and revalidation, because a page names the files of its
 * build.
 */
export function pageHeaders(folder: string, deployment: Deployment): Readonly<Record<string, string>> {
  const html = [shellPage, ...Object.values(prerenderedPages)].map((name) => readFileSync(join(folder, name), 'utf8'))
  return { 'Content-Security-Policy': contentPolicy(html, deployment), 'Cache-Control': 'no-cache' }
}

/** The headers of a build's pages: for the card document, and for all others. */
export interface PageHeaders {
  pages: Readonly<Record<string, string>>
  card: Readonly<Record<string, string>>
}

/** The headers of the card document: its policy, and that no browser or proxy stores it. */
export const cardHeaders = (deployment: Deployment): PageHeaders['card'] => ({
  'Content-Security-Policy': cardPolicy(deployment),
  'Cache-Control': 'no-store',
})

/**
 * The folder, beside the build, for these headers and the configuration of common servers, so that both always match
 * the build.
 */
export const hostingFolder = (folder: string) => join(folder, '../hosting')
/** The file in {@link hostingFolder} with the headers of the build's pages. */
export const pageHeadersFile = 'page-headers.json'
