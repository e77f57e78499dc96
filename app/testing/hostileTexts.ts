import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Shapes of public lists. */
const listed = gunzipSync(readFileSync('app/testing/xss-payloads.txt.gz')).toString('utf8').split('\n')

/** Shapes of our own: each way out of the place a text may stand in, with each element, handler and code. */
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

/** At least 6,000 texts that would run a script somewhere (X15), and never may here. */
export const hostileTexts: readonly string[] = [...new Set([...listed, ...composed, ...schemes])].filter(
  (text) => text.trim() !== '',
)
