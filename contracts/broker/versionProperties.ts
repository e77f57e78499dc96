import { execFileSync } from 'node:child_process'

/** What a Pact broker stores about a published version. */
export interface VersionProperties {
  /** The commit; undefined outside a repository and a CI. */
  version?: string
  /** The branch; undefined if a commit is checked out without one. */
  branch?: string
  /** The address of the CI's run; undefined outside GitHub, GitLab, CircleCI, Buildkite and Jenkins. */
  buildUrl?: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Environment variables that contain the commit, the branch and the run, for each CI. The branch of a pull request
 * comes before its target branch.
 */
const variables = {
  version: [
    'GITHUB_SHA',
    'CI_COMMIT_SHA',
    'BITBUCKET_COMMIT',
    'CIRCLE_SHA1',
    'BUILDKITE_COMMIT',
    'BUILD_SOURCEVERSION',
    'GIT_COMMIT',
  ],
  branch: [
    'GITHUB_HEAD_REF',
    'GITHUB_REF_NAME',
    'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
    'CI_COMMIT_REF_NAME',
    'BITBUCKET_BRANCH',
    'CIRCLE_BRANCH',
    'BUILDKITE_BRANCH',
    'BUILD_SOURCEBRANCHNAME',
    'GIT_BRANCH',
  ],
  buildUrl: ['CI_JOB_URL', 'CIRCLE_BUILD_URL', 'BUILDKITE_BUILD_URL', 'BUILD_URL'],
}

/**
 * Detects the commit, the branch and the CI's run from the environment variables of the CI, otherwise from Git. A CI
 * usually checks out a commit without a branch, so Git alone is not enough.
 */
export function versionProperties(env: Environment = process.env, git: Git = runGit): VersionProperties {
  const first = (names: readonly string[]) => names.map((name) => env[name]).find((value) => value)
  const version = first(variables.version) ?? git('rev-parse', 'HEAD')
  const branch = (first(variables.branch) ?? branchOfGit(git))?.replace(/^origin\//, '')
  const buildUrl = buildUrlOfGithub(env) ?? first(variables.buildUrl)
  return { ...(version && { version }), ...(branch && { branch }), ...(buildUrl && { buildUrl }) }
}

/** Runs Git. Returns its output, or undefined if it fails. */
type Git = (...args: readonly string[]) => string | undefined

const runGit: Git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

function branchOfGit(git: Git): string | undefined {
  const name = git('rev-parse', '--abbrev-ref', 'HEAD')
  return name === 'HEAD' ? undefined : name
}

function buildUrlOfGithub(env: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined
}
