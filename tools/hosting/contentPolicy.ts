import { createHash } from 'node:crypto'
import { workerPolicy } from '../../app/workerPolicy.ts'
import { allowedOriginsOf, type Deployment } from '../../app/content/outsideServices.ts'

/** Directives in the content security policy of every page. */
const everywhere = ["script-src-attr 'none'", "font-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]

/** Returns the hashes of a page's inline scripts. The page's policy allows no other inline script. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * Builds the content security policy of all pages. It allows only the app's script files and the inline script in the
 * head, and Trusted Types with one policy, which only creates the service worker's URL: no code of the app or of a
 * dependency may turn text into markup or script. `html` are the built pages; app/content/outsideServices.ts lists the
 * servers that the browser may contact.
 */
export function contentPolicy(html: readonly string[], deployment: Deployment): string {
  const hashes = [...new Set(html.flatMap(inlineScripts))]
  const media = ["'self'", 'blob:']
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
    // Inline styles are allowed, because channel colours are style attributes. Inline styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    ['connect-src', "'self'", ...allowedOriginsOf(deployment, 'connect-src')].join(' '),
    ['img-src', ...media, 'data:', ...allowedOriginsOf(deployment, 'img-src')].join(' '),
    ['media-src', ...media, ...allowedOriginsOf(deployment, 'media-src')].join(' '),
    ['frame-src', ...allowedOriginsOf(deployment, 'frame-src')].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ...everywhere,
  ].join('; ')
}

/**
 * Builds the content security policy of the document with the card form: scripts of the product and of the payment
 * gateway, requests to the product's servers, and nothing else. The browser itself submits no form. If the gateway has
 * a script, one Trusted Types policy allows its URLs (card/createSbpsGateway.ts). In development Vite adds inline
 * scripts and styles.
 */
export function cardPolicy(deployment: Deployment, { isDevelopment = false } = {}): string {
  const gateway = allowedOriginsOf(deployment, 'script-src', 'card')
  const inline = isDevelopment ? ["'unsafe-inline'"] : []
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...gateway, ...inline].join(' '),
    ...(isDevelopment
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${gateway.length > 0 ? 'default' : "'none'"}`]),
    ['style-src', "'self'", ...inline].join(' '),
    ['connect-src', "'self'", ...allowedOriginsOf(deployment, 'connect-src', 'card')].join(' '),
    "img-src 'self' data:",
    "form-action 'none'",
    ...everywhere,
  ].join('; ')
}
