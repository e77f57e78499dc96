import { execFileSync } from 'node:child_process'
import { impactOf } from '@tsudoi/contracts/impact/impactOf'
import { revisionAt, workingTree } from '@tsudoi/contracts/impact/revision'
import { publicPackages } from './publicPackages.ts'

/** How far a version is raised, from not at all on. */
const raises = ['none', 'patch', 'minor', 'major'] as const
type Raise = (typeof raises)[number]

/** What lies between two versions. */
export function raiseBetween(before: string, after: string): Raise {
  const at = (version: string) => version.split('.').map(Number)
  const part = at(after).findIndex((number, index) => number !== at(before)[index])
  return part < 0 ? 'none' : (raises[raises.length - 1 - part] ?? 'none')
}

/** Whether the first raise takes in the second. */
export const covers = (raise: Raise, needed: Raise) => raises.indexOf(raise) >= raises.indexOf(needed)

/**
 * How far the contract's version has to be raised for what changed on the wire since its version was given (Q329): a
 * breaking change asks for a major, another one for a minor. Texts and examples ask for nothing.
 */
export async function contractRaise(): Promise<Raise> {
  const { folder, version } = publicPackages('.').find(({ name }) => name === '@tsudoi/contracts') ?? {}
  const given = execFileSync(
    'git',
    ['log', '-1', '--format=%H', `-S"version": "${version}"`, '--', `${folder}/package.json`],
    { encoding: 'utf8' },
  ).trim()
  // A version that no commit has yet was given just now.
  const impacts = impactOf(await revisionAt(given || 'HEAD'), workingTree)
  const verdicts = impacts.flatMap(({ host, app }) => [host, app])
  if (verdicts.includes('breaking')) return 'major'
  return verdicts.includes('compatible') ? 'minor' : 'none'
}
