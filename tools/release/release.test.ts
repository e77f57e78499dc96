import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { isLong } from '../../contracts/testing/amount.ts'
import { neededContractIncrement, isAtLeastIncrement, versionIncrementBetween } from './contractIncrement.ts'
import { planRelease } from './planRelease.ts'
import { pinWorkspaceVersions } from './pinWorkspaceVersions.ts'
import { publicPackages } from './publicPackages.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Creates a copy of the repository's packages that contains only these changesets. */
function place(changesets: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tsudoi-release-test-'))
  folders.push(folder)
  for (const path of ['package.json', 'package-lock.json', 'contracts', 'design-system']) {
    const ofThePackage = (file: string) => file === path || /(package\.json|CHANGELOG\.md)$/.test(file)
    cpSync(path, join(folder, path), { recursive: true, filter: ofThePackage })
  }
  cpSync('.changeset/config.json', join(folder, '.changeset/config.json'))
  for (const [name, text] of Object.entries(changesets)) writeFileSync(join(folder, '.changeset', `${name}.md`), text)
  return folder
}

describe('a release by changesets', () => {
  it('can apply every changeset of the repository and covers both packages; its dry run changes no file', () => {
    const before = readFileSync('contracts/package.json', 'utf8')
    const names = planRelease().map(({ name }) => name)
    expect(names).toEqual(['@tsudoi/design-system', '@tsudoi/contracts'])
    expect(readFileSync('contracts/package.json', 'utf8')).toBe(before)
  })

  it('increments the contract’s version at least as much as its API changes require (Q329)', async () => {
    const contract = planRelease().find(({ name }) => name === '@tsudoi/contracts')
    const planned = versionIncrementBetween(contract?.version ?? '', contract?.next ?? '')
    const needed = await neededContractIncrement()
    expect(isAtLeastIncrement(planned, needed), `planned ${planned}, needed ${needed}`).toBe(true)
  })

  it('is named major, minor or patch after the first version number that differs', () => {
    const versions = ['2.0.0', '1.3.0', '1.2.4', '1.2.3']
    expect(versions.map((next) => versionIncrementBetween('1.2.3', next))).toEqual(['major', 'minor', 'patch', 'none'])
    expect(isAtLeastIncrement('minor', 'major')).toBe(false)
  })

  it.runIf(isLong)('increments only the package that a changeset names, and adds its text to the changelog', () => {
    const text = "---\n'@tsudoi/contracts': minor\n---\n\nA call more.\n"
    const [looks, contracts] = planRelease(place({ more: text }))
    expect(looks?.next).toBe(looks?.version)
    const [major, minor] = (contracts?.version ?? '').split('.').map(Number)
    expect(contracts?.next).toBe(`${major}.${(minor ?? 0) + 1}.0`)
    expect(contracts?.changes).toContain('A call more.')
  })

  it('changes nothing if there are no changesets', () => {
    const plan = planRelease(place({}))
    expect(plan.map(({ version, next, changes }) => [next === version, changes])).toEqual([
      [true, ''],
      [true, ''],
    ])
  })

  it.runIf(isLong)('accepts one changeset for both packages', () => {
    const text = "---\n'@tsudoi/contracts': patch\n'@tsudoi/design-system': patch\n---\n\nBoth.\n"
    expect(planRelease(place({ both: text })).map(({ changes }) => changes.includes('Both.'))).toEqual([true, true])
  })

  it('fails for a changeset that names an unknown package', () => {
    expect(() => planRelease(place({ wrong: "---\n'@tsudoi/nothing': patch\n---\n\nWho?\n" }))).toThrow(
      '@tsudoi/nothing',
    )
  })

  it('writes the new versions into the root package.json, so that `npm ci` works', () => {
    const folder = place({})
    const file = join(folder, 'contracts/package.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "7.8.9"'))
    pinWorkspaceVersions(folder)
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"@tsudoi/contracts": "7.8.9"')
    expect(publicPackages(folder).map(({ version }) => version)).toContain('7.8.9')
  })
})
