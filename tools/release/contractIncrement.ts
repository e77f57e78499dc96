import { execFileSync } from 'node:child_process'
import { impactOf } from '@tsudoi/contracts/impact/impactOf'
import { loadRevision, currentRevision } from '@tsudoi/contracts/impact/revision'
import { publicPackages } from './publicPackages.ts'

/** Version increments, from none to the largest. */
const increments = ['none', 'patch', 'minor', 'major'] as const
type VersionIncrement = (typeof increments)[number]

/** Compares two versions and returns the increment between them. */
export function versionIncrementBetween(before: string, after: string): VersionIncrement {
  const at = (version: string) => version.split('.').map(Number)
  const part = at(after).findIndex((number, index) => number !== at(before)[index])
  return part < 0 ? 'none' : (increments[increments.length - 1 - part] ?? 'none')
}

/** Whether the first increment is at least as large as the second. */
export const isAtLeastIncrement = (increment: VersionIncrement, needed: VersionIncrement) =>
  increments.indexOf(increment) >= increments.indexOf(needed)

/**
 * Returns the increment of the contract's version that its API changes since the last increment require: a major for a
 * breaking change, a minor for any other, none for texts and examples (Q329).
 */
export async function neededContractIncrement(): Promise<VersionIncrement> {
  const { folder, version } = publicPackages('.').find(({ name }) => name === '@tsudoi/contracts') ?? {}
  const given = execFileSync(
    'git',
    ['log', '-1', '--format=%H', `-S"version": "${version}"`, '--', `${folder}/package.json`],
    { encoding: 'utf8' },
  ).trim()
  // If no commit has set the version, it was set in the working tree, so the comparison uses the last commit.
  const impacts = impactOf(await loadRevision(given || 'HEAD'), currentRevision)
  const verdicts = impacts.flatMap(({ host, app }) => [host, app])
  if (verdicts.includes('breaking')) return 'major'
  return verdicts.includes('compatible') ? 'minor' : 'none'
}
