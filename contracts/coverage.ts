import { calls } from './cases.ts'
import { coverageOfCall, coverageOfRow, type Coverage, type Evidence } from './coverageOf.ts'
import { hosts } from './hosts.ts'
import { pactFolder, readPacts } from './pacts.ts'
import { specifiedCalls } from './specificationList.ts'
import { readVerifications, VerificationImpossible } from './verification.ts'

/**
 * Reads the declared endpoints, pacts and verification results from which `npm run contracts:coverage` counts how many
 * of the specification's endpoints with a path are declared, in a pact, and verified against a host.
 */
function readEvidence(): Evidence {
  const pinned = hosts
    .flatMap((host) => readPacts(pactFolder(host))?.interactions ?? [])
    .map(({ description }) => description)
  return { pinned: new Set(pinned), verifications: readResults() }
}

/** Reads the last verification. If its file has another content, the command ends with a message that says so. */
function readResults(): Evidence['verifications'] {
  try {
    return readVerifications()
  } catch (error) {
    if (!(error instanceof VerificationImpossible)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const steps = ['declared', 'pinned', 'verified'] as const
const numbers = (coverages: readonly Coverage[]) =>
  Object.fromEntries(steps.map((step) => [step, coverages.filter((coverage) => coverage[step]).length]))

const evidence = readEvidence()
const rows = specifiedCalls().map((row) => ({
  group: row['group'] ?? '',
  coverage: coverageOfRow(row['id'] ?? '', evidence),
}))

const groups = [...new Set(rows.map(({ group }) => group))]
const table = groups.map((group) => {
  const members = rows.filter((row) => row.group === group)
  return [group, { calls: members.length, ...numbers(members.map(({ coverage }) => coverage)) }]
})
console.table({
  ...Object.fromEntries(table),
  'all with a path': { calls: rows.length, ...numbers(rows.map(({ coverage }) => coverage)) },
})

console.log('Calls of ours, which the documents lack:')
for (const call of calls.filter(({ endpoint }) => endpoint.source === 'ours')) {
  const { method, path, host, why } = call.endpoint
  const reached = steps.filter((step) => coverageOfCall(call, evidence)[step]).join(', ')
  console.log(`  ${call.name}  ${method} ${path} (${host}): ${reached}. ${why}`)
}
if (evidence.verifications.length === 0) {
  console.log('Nothing was verified yet: npm run contracts:verify -- --app URL --user URL --payment URL')
}
