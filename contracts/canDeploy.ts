import { deploymentObstacles, participants, type Participant } from './impact/deployment.ts'
import { revisionAt, workingTree } from './impact/revision.ts'

const usage = `npm run contracts:can-deploy -- TAG [${participants.join(' | ')}]
  whether what keeps the contract of the working tree may go out, while the others are still as of a Git tag (or
  branch, or commit): the web app, beside hosts that keep the contract of the tag; a host, beside the web app of it.
  With a name, only that one. Tag what you deploy: web/production, user/production.

Exit code: 0 when all that was asked for may go out, 1 when not, 2 when it could not be found out.`

const isParticipant = (name: string): name is Participant => (participants as readonly string[]).includes(name)

async function main(tag: string, only?: Participant): Promise<number> {
  const found = deploymentObstacles(await revisionAt(tag), workingTree)
  const checkedParticipants = participants.filter((name) => !only || name === only)
  for (const name of checkedParticipants) {
    const beside = name === 'web' ? 'hosts that keep the contract' : 'the web app'
    console.log(`${found[name].length === 0 ? '✓' : '✗'} ${name}, beside ${beside} of ${tag}`)
    for (const each of found[name]) console.log(`    ${each}`)
  }
  return checkedParticipants.every((name) => found[name].length === 0) ? 0 : 1
}

const [tag, only] = process.argv.slice(2)
if (!tag || tag === '--help' || (only && !isParticipant(only))) {
  console.log(usage)
  process.exitCode = tag === '--help' ? 0 : 2
} else {
  process.exitCode = await main(tag, only as Participant | undefined).catch((error: Error & { stderr?: string }) => {
    console.error(`${error.stderr ?? error.message}\n${usage}`)
    return 2
  })
}
