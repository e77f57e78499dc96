import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Attack patterns from public lists, one per line. */
const listed = gunzipSync(readFileSync('app/testing/xss-payloads.txt.gz')).toString('utf8').split('\n')

/**
 * Further attack patterns: each way to break out of the surrounding markup, combined with each element, handler and
 * code.
 */
const waysOut = [
  '',
  '">',
  "'>",
  '</p>',
  '</script>',
  '</title></style>',
  '--><!-- -->',
  ']]>',
  '\u2028',
  '\u202e',
  '&lt;',
  '{{',
  '${',
]
const elements = [
  'img src=x',
  'svg',
  'iframe',
  'video><source',
  'details open',
  'body',
  'input autofocus',
  'math',
  'a href=#',
  'template',
  'object',
  'style',
]
const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onanimationstart', 'onpointerenter']
const codes = ['alert(1)', 'alert`1`', 'top["al"+"ert"](1)']
const composed = waysOut.flatMap((out) =>
  elements.flatMap((element) =>
    handlers.flatMap((handler) => codes.map((code) => `${out}<${element} ${handler}=${code}>`)),
  ),
)
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'data:text/html,',
  'vbscript:',
  '&#106;avascript:',
].flatMap((scheme) => [`${scheme}alert(1)`, `<a href="${scheme}alert(1)">x</a>`, `[x](${scheme}alert(1))`])

/** At least 6,000 texts that would run a script on a vulnerable page (X15). */
export const hostileTexts: readonly string[] = [...new Set([...listed, ...composed, ...schemes])].filter(
  (text) => text.trim() !== '',
)
