import { readFileSync } from 'node:fs'

/** The bar above the product, as part of its page: it is there with the first paint, and moves nothing afterwards. */
const bar = () => readFileSync('app/demo/bar/bar.html', 'utf8')

/**
 * A page of the product with the demo's bar above it. Nobody installs a demo; and Chromium's page crashes where it
 * looks for the manifest of one that a worker answers.
 */
export const withBar = (html: string): string =>
  html
    .replace(/<link rel="manifest"[^>]*>/, '')
    .replace('<body>', () => `<body>${bar()}`)
    .replace('</head>', () => '<script type="module" src="/demo/bar.js"></script></head>')
