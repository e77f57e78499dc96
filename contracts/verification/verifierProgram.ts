import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { VerificationImpossible } from './verificationImpossible.ts'

/** What a reader has to do when another version of the package keeps its program elsewhere. */
const advice =
  'contracts/verification/verifierProgram.ts asks a file of @pact-foundation/pact-cli that is its own business. ' +
  'Look in bin/pact.js of the installed version which program it starts, and ask for it in the same way.'

/**
 * The program that `pact-verifier` of @pact-foundation/pact-cli starts. The package exports no name for it; its command
 * would start Node once more for each part of a pact, which takes longer than the part. So the place is asked of the
 * file that the command itself asks. The version is pinned, and a test says when that file has moved.
 *
 * @throws {VerificationImpossible} when it is not there
 */
export function verifierProgram(load: (file: string) => unknown = createRequire(import.meta.url)): string {
  const program = placeIn(load)
  if (program && existsSync(program)) return program
  throw new VerificationImpossible(`The Pact verifier is not where it was${program ? `: ${program}` : ''}. ${advice}`)
}

function placeIn(load: (file: string) => unknown): string | undefined {
  try {
    const installed = load('@pact-foundation/pact-cli/src/pact-standalone') as Partial<Installed>
    return installed.standalone?.().pactFullPath
  } catch {
    return undefined
  }
}

interface Installed {
  standalone: () => { pactFullPath: string }
}
