import { deploymentObstacles, participants, type Participant } from './impact/deployment.ts'
import { loadRevision, currentRevision } from './impact/revision.ts'

const usage = `npm run contracts:can-deploy -- TAG [${participants.join(' | ')}] [--hosts-ignore-unknown-fields]
  Whether the contract of the working tree may be deployed while the others still have that of a Git tag (or branch, or
  commit): the web app beside hosts with the tag's contract; a host beside the web app of the tag. With a name, only that
  one. Move the tag of what you deploy: web/production, user/production.

  --hosts-ignore-unknown-fields   the deployed hosts ignore fields that they do not know, so a new optional field of a
                                  request is no obstacle (Q460)

It compares two revisions of the contract, and nothing else. It cannot know whether a deployed host passed its
verification, which version runs in an environment (a tag says only what someone recorded), or whether a verified host
is stricter than the contract. A Pact broker knows the first two (contracts/backends.md).

Exit code: 0 when each named participant may be deployed, 1 when not, 2 when it could not be found out.`

const isParticipant = (name: string): name is Participant => (participants as readonly string[]).includes(name)

async function main(tag: string, only: Participant | undefined, hostsIgnoreUnknownFields: boolean): Promise<number> {
  const before = await loadRevision(tag)
  const found = deploymentObstacles(before, currentRevision, { hostsIgnoreUnknownFields })
  const tolerated = deploymentObstacles(before, currentRevision, { hostsIgnoreUnknownFields: true })
  const checkedParticipants = participants.filter((name) => !only || name === only)
  for (const name of checkedParticipants) {
    const beside = name === 'web' ? 'hosts that keep the contract' : 'the web app'
    console.log(`${found[name].length === 0 ? '✓' : '✗'} ${name}, beside ${beside} of ${tag}`)
    for (const each of found[name]) {
      const isIgnorable = !tolerated[name].includes(each)
      console.log(`    ${each}${isIgnorable ? ' (no obstacle with --hosts-ignore-unknown-fields)' : ''}`)
    }
  }
  console.log('Not checked: which versions are deployed, and whether they passed their verification.')
  return checkedParticipants.every((name) => found[name].length === 0) ? 0 : 1
}

const tolerance = '--hosts-ignore-unknown-fields'
const args = process.argv.slice(2)
const [tag, only, ...others] = args.filter((each) => each !== tolerance)
const isHelp = tag === '--help'
if (!tag || isHelp || tag.startsWith('-') || others.length > 0 || (only && !isParticipant(only))) {
  console.log(usage)
  process.exitCode = isHelp ? 0 : 2
} else {
  const asked = main(tag, only as Participant | undefined, args.includes(tolerance))
  process.exitCode = await asked.catch((error: Error & { stderr?: string }) => {
    console.error(`${error.stderr ?? error.message}\n${usage}`)
    return 2
  })
}
