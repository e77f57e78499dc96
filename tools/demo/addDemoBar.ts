import { readFileSync } from 'node:fs'

/**
 * The HTML of the bar above the product. It is part of the page, so that it is visible from the first paint and shifts
 * nothing.
 */
const bar = () => readFileSync('app/demo/bar/bar.html', 'utf8')

/**
 * Adds the demo's bar to a page of the product. The manifest is removed: a demo need not be installable, and Chromium
 * crashes when a service worker answers the request for it.
 */
export const addDemoBar = (html: string): string =>
  html
    .replace(/<link rel="manifest"[^>]*>/, '')
    .replace('<body>', () => `<body>${bar()}`)
    .replace('</head>', () => '<script type="module" src="/demo/bar.js"></script></head>')
