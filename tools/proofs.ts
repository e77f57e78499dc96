import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * `npm run proofs`: writes docs/proofs.md, which says for each id of the specification (routes R, rules S, errors E, screens W) which tests name it, and which ids have
 * none yet. Whoever searches for an id finds its proof.
 */
const root = resolve(import.meta.dirname, '..')
const testFiles = [
  '{app,contracts,design-system,tools}/**/*.{test,spec}.{ts,tsx}',
  '{stories,.storybook}/**/*.stories.tsx',
]

interface Row {
  id: string
  /** What the specification says there, shortened. */
  text: string
}

const lists: readonly { file: string; title: string; text: number }[] = [
  { file: 'routes', title: 'Routes', text: 1 },
  { file: 'rules', title: 'Rules', text: 2 },
  { file: 'errors', title: 'Errors', text: 1 },
  { file: 'screens', title: 'Screens', text: 2 },
]

function rowsOf(file: string, column: number): Row[] {
  const lines = readFileSync(join(root, `docs/specification/${file}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  return lines.map((line) => {
    const cells = line.split('\t')
    return { id: cells[0] ?? '', text: (cells[column] ?? '').slice(0, 120) }
  })
}

/** Every id in a text; `S022–S025` names all four. */
export function idsIn(text: string): string[] {
  const ranges = [...text.matchAll(/\b([RSEW])(\d{3})–\1?(\d{3})\b/g)].flatMap(([, kind = '', from = '', to = '']) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => nameOf(kind, Number(from) + index)),
  )
  return [...(text.match(/\b[RSEW]\d{3}\b/g) ?? []), ...ranges]
}

const nameOf = (kind: string, number: number) => `${kind}${String(number).padStart(3, '0')}`

/** Files that name each id, in the order of their paths. */
function proofs(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  const files = globSync(testFiles, { cwd: root, exclude: (name) => name === 'node_modules' }).toSorted()
  for (const file of files) {
    for (const id of idsIn(readFileSync(join(root, file), 'utf8'))) {
      const named = found.get(id) ?? new Set()
      found.set(id, named.add(file))
    }
  }
  return new Map([...found].map(([id, named]) => [id, [...named]]))
}

function section(title: string, rows: readonly Row[], found: ReadonlyMap<string, readonly string[]>): string {
  const without = rows.filter(({ id }) => !found.has(id))
  const lines = without.map(({ id, text }) => `- ${id}: ${text}`)
  const proved = rows
    .filter(({ id }) => found.has(id))
    .map(({ id }) => `- ${id}: ${(found.get(id) ?? []).map((file) => `\`${file}\``).join(', ')}`)
  return [
    `## ${title}: ${proved.length} of ${rows.length} have a proof`,
    ...(lines.length > 0 ? ['### Without one', lines.join('\n')] : []),
    '### Where the proofs are',
    proved.join('\n'),
  ].join('\n\n')
}

function page(): string {
  const found = proofs()
  const sections = lists.map(({ file, title, text }) => section(title, rowsOf(file, text), found))
  const introduction =
    '# Proofs\n\nWhich tests and stories name each id of the specification, and which ids have none yet. Generated: `npm run proofs`.'
  return `${[introduction, ...sections].join('\n\n')}\n`
}

if (import.meta.main) writeFileSync(join(root, 'docs/proofs.md'), page())
