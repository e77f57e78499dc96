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

/** What this folder exported at some time: all that a host and the app agree about. */
export type Revision = Pick<typeof caseModule, 'statesOfCase' | 'statusOfCase' | 'headersOfCase'> &
  Pick<typeof errors, 'errorBody' | 'messageCodes' | 'statusOf'> & {
    calls: typeof calls
    states: Readonly<Record<string, State>>
    /** What every request carries beside its bearer. */
    deviceHeaders: Readonly<Record<string, { schema: z.ZodMiniType }>>
  }

/** As the files are now. */
export const workingTree: Revision = { ...caseModule, ...errors, calls, states, deviceHeaders }

const contracts = dirname(import.meta.dirname)

/** Inside the project, so that the old files find the packages of now. */
const scratch = fileURLToPath(new URL('../../.tmp', import.meta.url))

/**
 * As the files were at a Git revision: they are run, because what was generated from them says less than they do.
 *
 * @throws when Git does not know the revision, or it has no registry with cases.
 */
export async function revisionAt(revision: string): Promise<Revision> {
  mkdirSync(scratch, { recursive: true })
  const folder = mkdtempSync(join(scratch, 'revision-'))
  try {
    const root = checkOut(revision, folder)
    const load = (file: string) => import(pathToFileURL(join(root, file)).href) as Promise<object>
    const modules = await Promise.all(['case.ts', 'cases.ts', 'errors.ts', 'states.ts'].map(load))
    // Once, requests carried nothing else.
    const headers = existsSync(join(root, 'deviceHeaders.ts')) ? await load('deviceHeaders.ts') : { deviceHeaders: {} }
    const found = Object.assign({}, ...modules, headers) as Revision
    return { ...found, states: withTeardowns(found.states) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `hasTeardown` was once called `houseWide`. */
const withTeardowns = (former: Readonly<Record<string, State & { houseWide?: true }>>): Revision['states'] =>
  Object.fromEntries(
    Object.entries(former).map(([name, { houseWide, ...state }]) => [
      name,
      houseWide ? { ...state, hasTeardown: true } : state,
    ]),
  )

/**
 * Writes the files of this folder as of that revision, and says where. An index of its own leaves the one of the
 * repository as it is.
 */
function checkOut(revision: string, folder: string): string {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') }
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: contracts, env, stdio: 'pipe' }).trim()
  git('read-tree', revision)
  git('checkout-index', '--all', `--prefix=${folder}/`)
  return join(folder, git('rev-parse', '--show-prefix'))
}
