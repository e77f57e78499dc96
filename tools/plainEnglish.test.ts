import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

/** A phrase that newcomers did not understand, why it is unclear, and what to write instead. */
interface Phrase {
  pattern: RegExp
  why: string
  instead: string
}

/**
 * The most frequent unclear phrases of earlier comments. A few of them also occur in natural sentences ("one is open"),
 * so the test below allows a small number of hits.
 */
const phrases: readonly Phrase[] = [
  { pattern: /\banew\b/gi, why: 'literary', instead: 'again, or a verb with re-: refetch, reload, restart' },
  { pattern: /\b(?:somebody|nobody|whoever)\b/gi, why: 'hides the actor', instead: 'the user, the member, the caller' },
  { pattern: /\b(?:stands|stood)\b/gi, why: 'no technical term', instead: 'is, remains, is rendered, is listed' },
  { pattern: /\bto be had\b|\bbe had\b/gi, why: 'translated', instead: 'available, can be loaded' },
  {
    pattern: /\bone (?:is|has|may|reads|looks|sees|types|comes|goes|leaves|was)\b/gi,
    why: 'hides the actor, or the noun',
    instead: 'the user, or the noun itself',
  },
  { pattern: /\bmerely\b/gi, why: 'literary', instead: 'only' },
  { pattern: /\bmeanwhile\b/gi, why: 'no exact time', instead: 'since then, while the request is in flight' },
  { pattern: /\b(?:is|are|be|was) told\b/gi, why: 'hides the actor', instead: 'is shown, is reported, is notified' },
  { pattern: /\b(?:of|with|by|for) what\b/gi, why: 'a riddle instead of a noun', instead: 'the noun itself' },
  { pattern: /\basked anew\b|\basks anew\b/gi, why: 'no technical term', instead: 'refetched, retried' },
  { pattern: /\bgoes with\b|\bcomes with its\b/gi, why: 'no technical term', instead: 'is sent with, is removed with' },
  { pattern: /\blies? over\b/gi, why: 'no technical term', instead: 'covers, overlays' },
  { pattern: /\btaken up\b|\btakes up\b/gi, why: 'no technical term', instead: 'resumed, adopted, restored' },
  { pattern: /\bnone of\b/gi, why: 'a negation that has to be solved', instead: 'no …, or the positive statement' },
  { pattern: /\bbehind (?:it|the content|that)\b/gi, why: 'no technical term', instead: 'after the content, below it' },
]

/**
 * Matches files that are not searched: generated files, contracts with other programs, the customer's own documents,
 * and this list of phrases.
 */
const excluded =
  /^tools\/plainEnglish|^docs\/specification\/|^contracts\/pacts|^\.changeset\/|(?:proofs|CHANGELOG|states)\.md$/

interface Line {
  number: number
  text: string
}

/** Returns the lines of a document, or the comment lines of a source file. */
function proseOf(file: string, source: string): Line[] {
  const lines = source.split('\n').map((text, index) => ({ number: index + 1, text }))
  if (file.endsWith('.md')) return lines.filter(({ text }) => text.trim() !== '')
  let isInBlock = false
  return lines.flatMap(({ number, text }) => {
    const isWhole = isInBlock || /^\s*(?:\/\*|\/\/|\*)/.test(text)
    const at = isWhole ? 0 : text.search(/(?<![:"'`])\/\/\s/)
    if (/\/\*/.test(text) && !text.includes('*/')) isInBlock = true
    if (text.includes('*/')) isInBlock = false
    return at < 0 ? [] : [{ number, text: text.slice(at) }]
  })
}

/** Lists each occurrence of a phrase, as `file:line: "phrase" (why; write instead)`. */
const hitsIn = (file: string, prose: readonly Line[]) =>
  prose.flatMap(({ number, text }) =>
    phrases.flatMap(({ pattern, why, instead }) =>
      (text.match(pattern) ?? []).map((found) => `${file}:${number}: "${found}" (${why}; write: ${instead})`),
    ),
  )

/** Maximum number of hits per 1,000 comment or document lines. */
const limit = 3

describe('the phrases that newcomers did not understand', () => {
  it('occur at most three times per 1,000 lines of comments and English documents', () => {
    const files = sourceFiles().filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !excluded.test(file))
    const proses = files.map((file) => ({ file, prose: proseOf(file, readFileSync(file, 'utf8')) }))
    const count = proses.reduce((sum, { prose }) => sum + prose.length, 0)
    const hits = proses.flatMap(({ file, prose }) => hitsIn(file, prose))
    const rate = (hits.length / count) * 1_000
    const message =
      'Comments are for a developer who joins tomorrow: name the actor, use the technical term, one idea per sentence. ' +
      `${hits.length} hits in ${count} lines; the first twenty:\n${hits.slice(0, 20).join('\n')}`
    expect(count).toBeGreaterThan(10_000)
    expect(rate <= limit ? '' : message).toBe('')
  })

  it('are searched by this test in the comments of source files, and not in the code', () => {
    const source =
      "const nobody = 'anew'\n// The page is loaded anew.\nsend() // Nobody is told.\n/**\n * It stands.\n */"
    expect(hitsIn('x.ts', proseOf('x.ts', source)).map((hit) => hit.split(' (', 1)[0])).toEqual([
      'x.ts:2: "anew"',
      'x.ts:3: "Nobody"',
      'x.ts:3: "is told"',
      'x.ts:5: "stands"',
    ])
  })

  it('are searched by this test in all lines of Markdown documents', () => {
    expect(hitsIn('x.md', proseOf('x.md', 'Whoever reads it.\n\nOf what?'))).toHaveLength(2)
  })
})
