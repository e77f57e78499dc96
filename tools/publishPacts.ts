import { spawnSync } from 'node:child_process'
import { versionProperties } from '../contracts/broker/versionProperties.ts'
import { hosts } from '../contracts/hosts.ts'

/**
 * `npm run contracts:publish`: publishes the pacts of this commit to the Pact broker that `PACT_BROKER_BASE_URL` names
 * (with `PACT_BROKER_TOKEN`, or `PACT_BROKER_USERNAME` and `PACT_BROKER_PASSWORD`, if the broker requires a log-in).
 * Without this variable it publishes nothing and prints that.
 */
if (!process.env['PACT_BROKER_BASE_URL']) {
  console.log('No pacts are published: PACT_BROKER_BASE_URL is not set.')
} else {
  process.exitCode = publish()
}

function publish(): number {
  const { version, branch, buildUrl } = versionProperties()
  if (!version || !branch) {
    // Without a branch, the selectors of the hosts would never choose these pacts.
    console.error('No pacts are published: the commit or its branch is unknown. Set GIT_COMMIT and GIT_BRANCH.')
    return 2
  }
  const { status } = spawnSync(
    'node_modules/.bin/pact-broker',
    [
      'publish',
      ...hosts.map((host) => `contracts/pacts/${host}`),
      '--merge',
      `--consumer-app-version=${version}`,
      `--branch=${branch}`,
      ...(buildUrl ? [`--build-url=${buildUrl}`] : []),
    ],
    { stdio: 'inherit', env: { PACT_DO_NOT_TRACK: 'true', ...definedVariables() } },
  )
  return status ?? 1
}

/**
 * Returns the environment without empty variables: a secret that a CI does not have is empty, and would be sent as a
 * log-in.
 */
function definedVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
}
