import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as z from 'zod/mini'
import * as caseModule from '../case.ts'
import { calls } from '../cases.ts'
import { deviceHeaders } from '../deviceHeaders.ts'
import * as errors from '../errors.ts'
import { states } from '../states.ts'
import type { State } from '../states/state.ts'

/** All parts of the contract at a Git revision on which hosts and the app must agree. */
export type Revision = Pick<typeof caseModule, 'statesOfCase' | 'statusOfCase' | 'headersOfCase'> &
  Pick<typeof errors, 'errorBody' | 'messageCodes' | 'statusOf'> & {
    calls: typeof calls
    states: Readonly<Record<string, State>>
    /** The headers of every request besides the bearer token. */
    deviceHeaders: Readonly<Record<string, { schema: z.ZodMiniType }>>
  }

/** The contract as it is in the current files. */
export const currentRevision: Revision = { ...caseModule, ...errors, calls, states, deviceHeaders }

const contracts = dirname(import.meta.dirname)

/**
 * The folder into which the contract files of an old revision are written. It is inside the project, so that the old
 * files resolve the current packages.
 */
const scratch = fileURLToPath(new URL('../../.tmp', import.meta.url))

/**
 * Loads the contract at a Git revision by running the old files, because generated documents contain less information.
 *
 * @throws if the revision does not exist, or has no registry with cases
 */
export async function loadRevision(revision: string): Promise<Revision> {
  mkdirSync(scratch, { recursive: true })
  const folder = mkdtempSync(join(scratch, 'revision-'))
  try {
    const root = checkOut(revision, folder)
    const load = (file: string) => import(pathToFileURL(join(root, file)).href) as Promise<object>
    const modules = await Promise.all(['case.ts', 'cases.ts', 'errors.ts', 'states.ts'].map(load))
    // Early revisions of the contract had no device headers.
    const headers = existsSync(join(root, 'deviceHeaders.ts')) ? await load('deviceHeaders.ts') : { deviceHeaders: {} }
    const found = Object.assign({}, ...modules, headers) as Revision
    return { ...found, states: withTeardowns(found.states) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Converts the provider states of old revisions, in which `hasTeardown` was named `houseWide`. */
const withTeardowns = (former: Readonly<Record<string, State & { houseWide?: true }>>): Revision['states'] =>
  Object.fromEntries(
    Object.entries(former).map(([name, { houseWide, ...state }]) => [
      name,
      houseWide ? { ...state, hasTeardown: true } : state,
    ]),
  )

/**
 * Checks the contracts folder out at a revision into `folder`, and returns its path. Uses a separate Git index, so that
 * the repository's index is unchanged.
 */
function checkOut(revision: string, folder: string): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') }
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: contracts, env, stdio: 'pipe' }).trim()
  git('read-tree', revision)
  git('checkout-index', '--all', `--prefix=${folder}/`)
  return join(folder, git('rev-parse', '--show-prefix'))
}
