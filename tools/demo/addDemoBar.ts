import { readFileSync } from 'node:fs'

/**
 * Reads the HTML of the demo's bar, which is above the product. The bar is part of the page, so that it is visible from
 * the first paint and causes no layout shift.
 */
const bar = () => readFileSync('app/demo/bar/bar.html', 'utf8')

/**
 * Adds the demo's bar to a page of the product. Removes the link to the web app manifest: a demo need not be
 * installable, and Chromium crashes when a service worker answers the request for the manifest.
 */
export const addDemoBar = (html: string): string =>
  html
    .replace(/<link rel="manifest"[^>]*>/, '')
    .replace('<body>', () => `<body>${bar()}`)
    .replace('</head>', () => '<script type="module" src="/demo/bar.js"></script></head>')
