import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { isLong } from './testing/amount.ts'

const contracts = import.meta.dirname
const isRepository = existsSync(join(contracts, '../.git'))

const folder = mkdtempSync(join(tmpdir(), 'tsudoi-can-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Returns the environment for a Git with a separate index and object store, so that the test commits nothing to the
 * repository.
 */
function ownGit(): NodeJS.ProcessEnv {
  const objects = execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-path', 'objects'], {
    cwd: contracts,
    encoding: 'utf8',
  }).trim()
  const own = join(folder, 'objects')
  mkdirSync(own, { recursive: true })
  return {
    ...process.env,
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: own,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  }
}

const names = ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL']

/** Commits the contracts folder with one file changed by `change`. Returns the id of the commit. */
function committed(file: string, change: (source: string) => string): string {
  const env = { ...ownGit(), ...Object.fromEntries(names.map((name) => [name, 'test'])) }
  const git = (args: readonly string[], input?: string) =>
    execFileSync('git', args, { cwd: contracts, env, input, encoding: 'utf8' }).trim()
  git(['read-tree', 'HEAD'])
  git(['add', '--all', '.'])
  const blob = git(['hash-object', '-w', '--stdin'], change(readFileSync(join(contracts, file), 'utf8')))
  git(['update-index', '--cacheinfo', `100644,${blob},${git(['rev-parse', '--show-prefix'])}${file}`])
  return git(['commit-tree', '-m', 'test', git(['write-tree'])])
}

function canDeploy(...args: string[]) {
  const program = fileURLToPath(new URL('canDeploy.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: ownGit(),
    encoding: 'utf8',
  })
  return { status, stdout, stderr, marks: stdout.match(/^[✓✗] \w+/gm) }
}

const draws = 'gacha/gacha.endpoints.ts'

describe.skipIf(!isRepository)('npm run contracts:can-deploy', { timeout: 300_000 }, () => {
  it.runIf(isLong)('allows the web app and every host to deploy if the contract has not changed', () => {
    const { status, marks, stderr } = canDeploy(committed(draws, (source) => source))
    expect({ status, marks, stderr }).toEqual({
      status: 0,
      marks: ['✓ web', '✓ app', '✓ user', '✓ payment'],
      stderr: '',
    })
  })

  it('exits with status 1 if an endpoint’s path has changed, and prints the endpoint and the participants that the change breaks', () => {
    const tag = committed(draws, (source) => source.replace('/v2/gacha/{id}/draw', '/v2/gacha/{id}/pull'))
    const { status, marks, stdout } = canDeploy(tag)
    expect({ status, marks }).toEqual({ status: 1, marks: ['✗ web', '✗ app', '✓ user', '✓ payment'] })
    expect(stdout).toContain('gacha.drawGacha')
  })

  it.runIf(isLong)('allows a host that the change does not break to deploy', () => {
    const tag = committed(draws, (source) => source.replace('/v2/gacha/{id}/draw', '/v2/gacha/{id}/pull'))
    expect(canDeploy(tag, 'user')).toMatchObject({ status: 0, marks: ['✓ user'] })
  })

  it.runIf(isLong)(
    'marks the web app if a request has a new optional field, and prints what it has not checked (Q460)',
    () => {
      const building = '  building: z.optional(visibleLine(longestLines.building)),'
      const tag = committed('address/address.endpoints.ts', (source) => source.replace(building, ''))
      const { marks, stdout } = canDeploy(tag, 'web')
      expect(marks).toEqual(['✗ web'])
      expect(stdout).toMatch(/sends .*building \(no obstacle with --hosts-ignore-unknown-fields\)/)
      expect(stdout).toContain('Not checked: which versions are deployed, and whether they passed their verification.')
      expect(canDeploy(tag, 'web', '--hosts-ignore-unknown-fields').stdout).not.toContain('building')
    },
  )

  it('exits with status 2 for an unknown tag, and prints how to use the command', () => {
    const { status, stderr } = canDeploy('no-such-tag')
    expect(status).toBe(2)
    expect(stderr).toContain('no-such-tag')
    expect(stderr).toContain('npm run contracts:can-deploy -- TAG')
  })

  it.runIf(isLong)('exits with status 2 for an unknown host', () => {
    expect(canDeploy('HEAD', 'no-such-host')).toMatchObject({ status: 2, marks: null })
  })
})
