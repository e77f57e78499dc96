import { execFileSync } from 'node:child_process'
import { statesOfCase } from './case.ts'
import { calls, type CallCases } from './cases.ts'
import { hosts, type Host } from './hosts.ts'
import { impactOf, type Impact } from './impactOf.ts'
import { openapiOf } from './openapiOf.ts'
import { operationsOf, type OpenapiDocument } from './operations.ts'
import { memberStates } from './states/member.ts'
import { states } from './states.ts'

const usage = `npm run contracts:impact [-- REVISION]
  what changed in the registry since a Git revision (default: HEAD), a sentence for each call: breaking or not, and the
  screens it touches. Breaking: a server that kept the contract before has to change.`

/** The document of a host as it was committed; without one, nothing was declared yet. */
function documentAt(revision: string, host: Host): OpenapiDocument {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      encoding: 'utf8',
      cwd: import.meta.dirname,
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
    })
  const file = `${revision}:./openapi/${host}.json`
  const isThere = git('ls-tree', '--name-only', revision, `openapi/${host}.json`) !== ''
  return isThere ? (JSON.parse(git('show', file)) as OpenapiDocument) : { paths: {} }
}

/** Routes whose states the cases of a call need; a call that needs only somebody who calls is not about one screen. */
function screensOf({ cases }: CallCases): readonly string[] {
  const names = Object.values(cases).flatMap(statesOfCase)
  const own = names.filter(({ name }) => !Object.hasOwn(memberStates, name))
  return [...new Set(own.flatMap(({ name }) => states[name].screens))].toSorted()
}

function sentenceOf({ call, operationId, isBreaking, changes }: Impact): string {
  const declared = calls.find(({ name }) => name.endsWith(`.${operationId}`))
  const screens = declared ? screensOf(declared) : []
  const touched = screens.length > 0 ? `it touches ${screens.join(', ')}` : 'it belongs to no single screen'
  return `${isBreaking ? 'Breaking' : 'Not breaking'}: ${call} ${changes.join(', ')}; ${touched}.`
}

function main(revision = 'HEAD'): void {
  const impacts = hosts.flatMap((host) =>
    impactOf(
      operationsOf(documentAt(revision, host)),
      operationsOf(JSON.parse(JSON.stringify(openapiOf(host))) as OpenapiDocument),
    ),
  )
  for (const impact of impacts) console.log(sentenceOf(impact))
  const breaking = impacts.filter(({ isBreaking }) => isBreaking).length
  console.log(`${impacts.length} calls changed since ${revision}, ${breaking} of them breaking.`)
}

const [revision] = process.argv.slice(2)
if (revision === '--help') console.log(usage)
else {
  try {
    main(revision)
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    console.error(`${stderr ?? message}\n${usage}`)
    process.exitCode = 2
  }
}
