import { calls, type CallCases } from './cases.ts'
import type { Verification } from './verification.ts'

/** The progress of one endpoint; each step requires the previous one. */
export interface Coverage {
  declared: boolean
  /** Whether every case is an interaction of a pact. */
  pinned: boolean
  /** Whether every case passed in the last verification. */
  verified: boolean
}

/** The pacts and verification results from which the coverage is counted. */
export interface Evidence {
  /** Descriptions of the interactions in the committed pacts. */
  pinned: ReadonlySet<string>
  /** The latest results of `npm run contracts:verify`; empty if there are none. */
  verifications: readonly Verification[]
}

const nothing: Coverage = { declared: false, pinned: false, verified: false }

function descriptionsOf({ name, cases }: CallCases): string[] {
  return Object.keys(cases).map((caseName) => `${name}: ${caseName}`)
}

/** Returns the coverage of a declared endpoint. */
export function coverageOfCall(call: CallCases, { pinned, verifications }: Evidence): Coverage {
  const passed = new Set(
    verifications
      .flatMap(({ results }) => results.filter((result) => result.passed))
      .map(({ description }) => description),
  )
  const descriptions = descriptionsOf(call)
  const isPinned = descriptions.every((description) => pinned.has(description))
  return { declared: true, pinned: isPinned, verified: isPinned && descriptions.every((each) => passed.has(each)) }
}

/** Returns the coverage of a row in the specification's list of calls (API endpoints), by its id: `C078`. */
export function coverageOfRow(id: string, evidence: Evidence): Coverage {
  const call = calls.find(({ endpoint }) => endpoint.source === id)
  return call ? coverageOfCall(call, evidence) : nothing
}
