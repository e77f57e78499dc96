import { createHash } from 'node:crypto'
import { workerPolicy } from '../../app/offline/workerPolicy.ts'
import { originsOf, type Deployment } from '../../app/content/services.ts'

/** What holds of every page of ours. */
const everywhere = ["script-src-attr 'none'", "font-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]

/** Hashes of the scripts that stand in a page: the policy allows these and no other inline script. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * The content policy of all pages. No script but our files and the one in the head; and Trusted Types with one policy,
 * which names the worker and nothing else: no code of ours or of a dependency may turn a text into markup or into a
 * script, because nothing here needs to. `html` are the built pages; whom the browser may speak to stands in
 * app/content/services.ts.
 */
export function contentPolicy(html: readonly string[], deployment: Deployment): string {
  const hashes = [...new Set(html.flatMap(inlineScripts))]
  const media = ["'self'", 'blob:']
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
    // Colours of channels are style attributes; styles run nothing.
    "style-src 'self' 'unsafe-inline'",
    ['connect-src', "'self'", ...originsOf(deployment, 'connect-src')].join(' '),
    ['img-src', ...media, 'data:', ...originsOf(deployment, 'img-src')].join(' '),
    ['media-src', ...media, ...originsOf(deployment, 'media-src')].join(' '),
    ['frame-src', ...originsOf(deployment, 'frame-src')].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ...everywhere,
  ].join('; ')
}

/**
 * The content policy of the document in which a card is typed in: scripts of ours and of the gateway, calls to our own
 * hosts, and nothing else. No form is sent by the browser itself. Where the gateway brings a script, one Trusted Types
 * policy lets its addresses through (card/sbpsGateway.ts). In development Vite adds scripts and styles of its own.
 */
export function cardPolicy(deployment: Deployment, { isDevelopment = false } = {}): string {
  const gateway = originsOf(deployment, 'script-src', 'card')
  const inline = isDevelopment ? ["'unsafe-inline'"] : []
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...gateway, ...inline].join(' '),
    ...(isDevelopment
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${gateway.length > 0 ? 'default' : "'none'"}`]),
    ['style-src', "'self'", ...inline].join(' '),
    ['connect-src', "'self'", ...originsOf(deployment, 'connect-src', 'card')].join(' '),
    "img-src 'self' data:",
    "form-action 'none'",
    ...everywhere,
  ].join('; ')
}
