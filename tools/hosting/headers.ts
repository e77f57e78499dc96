/** Pages of the built app with a separate HTML file, by path. All other URLs use the app shell. */
export const prerenderedPages: Readonly<Record<string, string>> = { '/top': 'top.html' }
/** The file of the app shell, which all pages without a separate HTML file use. */
export const shellPage = 'index.html'

/** The path of the document with the card form, which has separate headers (R040). */
export const cardFormPath = '/purchase/card/edit'
/** The file of the document with the card form. */
export const cardFormPage = 'card.html'

/** The file of the service worker. Browsers revalidate it each time, like pages. */
export const workerFile = 'sw.js'
/** The file that contains the name of the current build, for open pages that look for a newer one. */
export const versionFile = 'version.json'

/** The path of the web app manifest. */
export const manifestPath = '/manifest.webmanifest'
/** The headers of the web app manifest: its content type, which not every server knows. */
export const manifestHeaders = { 'Content-Type': 'application/manifest+json' }

/** Headers that every answer has. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
}

/** Headers for servers on the network. Browsers ignore them on plain HTTP. */
export const transportHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/**
 * The page for a missing file. Cloudflare Pages answers with the nearest 404 page, and would send the app shell without
 * one.
 */
export const notFoundFile = 'assets/404.html'
/** The HTML that is sent for a missing file. */
export const notFoundHtml =
  '<!doctype html><html lang="ja"><title>見つかりません</title><p>このファイルはありません。</p></html>\n'

/**
 * Headers of files whose name contains a hash of their content. They are only sent for existing files, because a
 * missing file may exist later.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
}
