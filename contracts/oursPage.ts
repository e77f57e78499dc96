import { calls } from './cases.ts'
import { specificationRows } from './specificationList.ts'

const introduction = `# Calls of ours

The specification mentions some calls without a path, and lacks others that a safe product needs. We added these calls, each with its reason. If a backend
already has such a call under another path, change one line of the registry.

This page is generated from the registry: \`npx vitest run --project contracts -u\`.
`

/**
 * Rows of the specification's list of calls that have no path and get no separate endpoint, each with the endpoint that
 * serves them instead (Q1, Q64).
 */
const servedByOthers: Readonly<Record<string, string>> = {
  C168: 'The purchase exchanges money for coins (C178); nothing else is exchanged (Q1).',
  C169: 'The entries of the list of coin packs (C166) contain all details (Q1).',
  C170: 'GET /v1/transaction (C111) and GET /v1/viewing/purchase (C036) are the purchase history.',
  C171: 'The calls for cards (C112–C115); the form sends the card itself to the gateway, never to our hosts (X14).',
  C172: 'The calls for blocks (C096–C098).',
}

/**
 * The rows of the specification's list without a path, each with the endpoints that serve it: ones that the product
 * adds, or listed ones.
 */
export function rowsWithoutPath() {
  return specificationRows('calls')
    .filter(({ path }) => path === 'not shown')
    .map(({ id = '', notes = '' }) => ({
      id,
      notes,
      served: calls.filter(({ endpoint }) => endpoint.why?.includes(id)).map(({ name }) => name),
      reason: servedByOthers[id],
    }))
}

/** Generates the page about endpoints that the product adds (`contracts/ours.md`). */
export function oursPage(): string {
  const own = calls.filter(({ endpoint }) => endpoint.source === 'ours')
  const ownRows = own.map(
    ({ name, endpoint: { method, path, host, why = '' } }) =>
      `| \`${name}\` | \`${method} ${path}\` (${host}) | ${why} |`,
  )
  const listRows = rowsWithoutPath().map(({ id, notes, served, reason }) => {
    const calledBy = served.map((name) => `\`${name}\``).join(', ')
    return `| ${id} | ${notes} | ${calledBy || reason} |`
  })
  const table = (head: readonly string[], rows: readonly string[]) =>
    [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- ').join('|')}|`, ...rows].join('\n')
  return [
    introduction,
    table(['name', 'call', 'why'], ownRows),
    '\n## Rows of the list of calls without a path\n',
    table(['row', 'what the documents say', 'served by'], listRows),
    '',
  ].join('\n')
}
