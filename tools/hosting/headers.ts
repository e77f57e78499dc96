import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../../app/content/services.ts'
import { cardPolicy, contentPolicy } from './contentPolicy.ts'

/** HTML files of the built app, with the pages that have one of their own; every other address is the shell's. */
export const ownPages: Readonly<Record<string, string>> = { '/top': 'top.html' }
export const shellPage = 'index.html'

/** The document in which a card is typed in (R040), with headers of its own. */
export const cardPath = '/purchase/card/edit'
export const cardPage = 'card.html'

/** The worker of app/offline, and the name of the build: asked for anew each time, as pages are. */
export const workerFile = 'sw.js'
export const versionFile = 'version.json'

/** What the browser installs the app by. Not every server knows the type of such a file. */
export const manifestPath = '/manifest.webmanifest'
export const manifestHeaders = { 'Content-Type': 'application/manifest+json' }

/** Headers of every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
}

/** For hosts on the network; a browser ignores it on plain HTTP. */
export const transportHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/**
 * Headers of a page, besides the others: what it may run, and that it is asked for anew, because it names the files of
 * its build.
 */
export function pageHeaders(folder: string, deployment: Deployment): Readonly<Record<string, string>> {
  const html = [shellPage, ...Object.values(ownPages)].map((name) => readFileSync(join(folder, name), 'utf8'))
  return { 'Content-Security-Policy': contentPolicy(html, deployment), 'Cache-Control': 'no-cache' }
}

/** What a build's pages are sent with: the card's document, and all the others. */
export interface PageHeaders {
  pages: Readonly<Record<string, string>>
  card: Readonly<Record<string, string>>
}

/** Headers of the card's document: what it may reach, and that no browser and no proxy keeps it. */
export const cardHeaders = (deployment: Deployment): PageHeaders['card'] => ({
  'Content-Security-Policy': cardPolicy(deployment),
  'Cache-Control': 'no-store',
})

/**
 * What stands for a file that is missing, where a host would answer with the shell: the nearest one counts on
 * Cloudflare Pages.
 */
export const missingFile = 'assets/404.html'
export const missingPage =
  '<!doctype html><html lang="ja"><title>見つかりません</title><p>このファイルはありません。</p></html>\n'

/** Headers of files whose name changes with their content. They are for files that are there: a failure may pass. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/**
 * Where the build leaves them, and the configuration of other hosts, beside its folder: what is served is what was
 * built.
 */
export const hostingFolder = (folder: string) => join(folder, '../hosting')
export const pageHeadersFile = 'page-headers.json'
