import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../app/content/outsideServices.ts'
import { cardPolicy, contentPolicy } from './contentPolicy.ts'
import { prerenderedPages, shellPage } from './headers.ts'

/**
 * Builds the headers that only pages have: a content security policy, and revalidation, because a page contains the
 * file names of its build.
 */
export function pageHeaders(folder: string, deployment: Deployment): Readonly<Record<string, string>> {
  const html = [shellPage, ...Object.values(prerenderedPages)].map((name) => readFileSync(join(folder, name), 'utf8'))
  return { 'Content-Security-Policy': contentPolicy(html, deployment), 'Cache-Control': 'no-cache' }
}

/** The headers of a build's pages: those of the card document, and those of all other pages. */
export interface PageHeaders {
  pages: Readonly<Record<string, string>>
  card: Readonly<Record<string, string>>
}

/** Builds the headers of the card document: its policy, and a header that forbids browsers and proxies to store it. */
export const cardHeaders = (deployment: Deployment): PageHeaders['card'] => ({
  'Content-Security-Policy': cardPolicy(deployment),
  'Cache-Control': 'no-store',
})

/**
 * Returns the folder, beside the build, for these headers and the configuration of common servers. It is beside the
 * build so that both always match it.
 */
export const hostingFolder = (folder: string) => join(folder, '../hosting')
/** The file in {@link hostingFolder} with the headers of the build's pages. */
export const pageHeadersFile = 'page-headers.json'
