import { calls, type CallCases } from './cases.ts'
import { impactOf, type Impact } from './impact/impactOf.ts'
import { loadRevision, currentRevision } from './impact/revision.ts'
import { memberStates } from './states/member.ts'
import { states } from './states.ts'
import { statesOfCase } from './case.ts'

const usage = `npm run contracts:impact [-- REVISION]
  prints what has changed in the contract since a Git revision (default: HEAD): a sentence for each call, state and
  code, with whom it affects, how, and the screens that show it.
  Breaking for hosts: a host that kept the old contract must change before the app is released.
  Breaking for the app: a released app may fail at a host that keeps only the new contract.
  Compatible: neither has to change; a verification of the new contract may still need new optional fields in the case
  \`full\`. Cosmetic: nothing changes in requests and answers.`

/**
 * The routes of the screens that show an endpoint's data, found by the provider states of its cases. Empty if the cases
 * have no state besides the one that creates the caller.
 */
function screensOf({ cases }: CallCases): readonly string[] {
  const names = Object.values(cases).flatMap(statesOfCase)
  const own = names.filter(({ name }) => !Object.hasOwn(memberStates, name))
  return [...new Set(own.flatMap(({ name }) => states[name].screens))].toSorted()
}

function verdictOf({ host, app }: Impact): string {
  const sides = [host === 'breaking' && 'hosts', app === 'breaking' && 'the app'].filter(Boolean)
  if (sides.length > 0) return `Breaking for ${sides.join(' and ')}`
  return host === 'cosmetic' && app === 'cosmetic' ? 'Cosmetic' : 'Compatible'
}

function sentenceOf(impact: Impact): string {
  const { kind, name, changes } = impact
  const call = kind === 'call' ? calls.find((each) => each.name === name) : undefined
  const subject = call
    ? `${name} (${call.endpoint.method} ${call.endpoint.path})`
    : `${kind === 'call' ? '' : `${kind} `}${name}`
  const screens = call ? screensOf(call) : []
  const touched = screens.length > 0 ? `; it touches ${screens.join(', ')}` : ''
  return `${verdictOf(impact)}: ${subject} ${changes.map(({ text }) => text).join(', ')}${touched}.`
}

async function main(revision = 'HEAD'): Promise<void> {
  const impacts = impactOf(await loadRevision(revision), currentRevision)
  for (const impact of impacts) console.log(sentenceOf(impact))
  const verdicts = Map.groupBy(impacts, verdictOf)
  const counts = [...verdicts]
    .map(([verdict, impactsOfVerdict]) => `${impactsOfVerdict.length} ${verdict.toLowerCase()}`)
    .toSorted()
  console.log(`Since ${revision}: ${counts.join(', ') || 'nothing changed'}.`)
}

const [revision] = process.argv.slice(2)
if (revision === '--help') console.log(usage)
else {
  await main(revision).catch((error: Error & { stderr?: string }) => {
    console.error(`${error.stderr ?? error.message}\n${usage}`)
    process.exitCode = 2
  })
}
