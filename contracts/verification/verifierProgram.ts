import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { VerificationImpossible } from './verificationImpossible.ts'

/** The end of the error message. It says what to do if another version of the package has moved the program. */
const advice =
  'contracts/verification/verifierProgram.ts asks a file of @pact-foundation/pact-cli that is its own business. ' +
  'Look in bin/pact.js of the installed version which program it starts, and ask for it in the same way.'

/**
 * Returns the path of the program that the command `pact-verifier` of @pact-foundation/pact-cli starts. The package
 * does not export this path, and its command would start another Node process for each part of a pact, which takes
 * longer than the part. So the path is read from an internal file of the package. The version is pinned, and a test
 * fails when that file has moved.
 *
 * @throws {VerificationImpossible} if the program is not found
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
