import { spawnSync } from 'node:child_process'
import { neededContractIncrement } from './contractIncrement.ts'
import { planRelease } from './planRelease.ts'
import { pinWorkspaceVersions } from './pinWorkspaceVersions.ts'

/**
 * `npm run release:version` turns the changesets into versions and changelogs. `npm run release` publishes packages
 * with a version that the registry does not have. `npm run release:plan` prints what both would do.
 */
const [command] = process.argv.slice(2)

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (command === 'plan') {
  for (const { name, version, next, changes } of planRelease())
    console.log(`${name} ${version} → ${next}\n\n${changes || 'No changesets.'}\n`)
  console.log(
    `The API changes since the contract's version require an increment of: ${await neededContractIncrement()}`,
  )
} else if (command === 'version') {
  run('changeset', 'version')
  pinWorkspaceVersions('.')
  run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund')
  // Updates the OpenAPI documents, which contain the contract's version.
  run('vitest', 'run', '--project', 'contracts', 'contracts/openapi.test.ts', '-u')
} else {
  run('npm', 'run', 'build', '--workspace', '@tsudoi/contracts')
  run('changeset', 'publish')
}
