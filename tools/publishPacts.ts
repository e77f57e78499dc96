import { execFileSync, spawnSync } from 'node:child_process'

/**
 * `npm run contracts:publish`: publishes the pacts of this commit to the Pact broker that `PACT_BROKER_BASE_URL` names
 * (with `PACT_BROKER_TOKEN`, if it requires a token). Without a broker it publishes nothing and prints that.
 */
if (!process.env['PACT_BROKER_BASE_URL']) {
  console.log('No pacts are published: PACT_BROKER_BASE_URL is not set.')
} else {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  // The branch is read from a variable in the CI, which checks out a commit without a branch.
  const branch = process.env['GITHUB_REF_NAME'] ?? git('rev-parse', '--abbrev-ref', 'HEAD')
  const { status } = spawnSync(
    'node_modules/.bin/pact-broker',
    [
      'publish',
      ...['app', 'user', 'payment'].map((host) => `contracts/pacts/${host}`),
      '--merge',
      `--consumer-app-version=${git('rev-parse', 'HEAD')}`,
      `--branch=${branch}`,
    ],
    { stdio: 'inherit', env: { PACT_DO_NOT_TRACK: 'true', ...process.env } },
  )
  process.exitCode = status ?? 1
}
