import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../app/content/outsideServices.ts'
import { cardPolicy, contentPolicy } from './contentPolicy.ts'

/** Pages of the built app with an HTML file of their own. All other URLs use the app shell. */
export const prerenderedPages: Readonly<Record<string, string>> = { '/top': 'top.html' }
/** The file of the app shell, for all pages without an HTML file of their own. */
export const shellPage = 'index.html'

/** The path of the document with the card form (R040), which has headers of its own. */
export const cardPath = '/purchase/card/edit'
/** The file of the document with the card form. */
export const cardPage = 'card.html'

/** The service worker of app/offline. Browsers revalidate it each time, like pages. */
export const workerFile = 'sw.js'
/** The file that contains the name of the current build, for open pages that look for a newer one. */
export const versionFile = 'version.json'

/** The path of the web app manifest. */
export const manifestPath = '/manifest.webmanifest'
/** The content type of the manifest, which not every server knows. */
export const manifestHeaders = { 'Content-Type': 'application/manifest+json' }

/** Headers that every answer has. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
}

/** Headers for servers on the network; browsers ignore them on plain HTTP. */
export const transportHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

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
 * The answer for a missing file, where a host would otherwise send the shell. Cloudflare Pages uses the nearest 404
 * page.
 */
export const notFoundFile = 'assets/404.html'
/** The HTML that is sent for a missing file. */
export const notFoundHtml =
  '<!doctype html><html lang="ja"><title>見つかりません</title><p>このファイルはありません。</p></html>\n'

/**
 * Headers of files whose name contains a hash of their content. Only for existing files: a missing file may exist
 * later.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * The folder, beside the build, for these headers and the configuration of common servers, so that both always match
 * the build.
 */
export const hostingFolder = (folder: string) => join(folder, '../hosting')
/** The file in {@link hostingFolder} with the headers of the build's pages. */
export const pageHeadersFile = 'page-headers.json'
