import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { contractRaise, includesRaise, incrementBetween } from './contractRaise.ts'
import { planRelease } from './dryRun.ts'
import { pinRoot } from './pinRoot.ts'
import { publicPackages } from './publicPackages.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** The repository's packages with no changesets but these. */
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

describe('a release', () => {
  it('takes every changeset of the repository, and leaves no package out', () => {
    const before = readFileSync('contracts/package.json', 'utf8')
    const names = planRelease().map(({ name }) => name)
    expect(names).toEqual(['@tsudoi/design-system', '@tsudoi/contracts'])
    expect(readFileSync('contracts/package.json', 'utf8')).toBe(before)
  })

  it('raises the contract as far as what changed on the wire since its version asks for (Q329)', async () => {
    const contract = planRelease().find(({ name }) => name === '@tsudoi/contracts')
    const planned = incrementBetween(contract?.version ?? '', contract?.next ?? '')
    const needed = await contractRaise()
    expect(includesRaise(planned, needed), `planned ${planned}, needed ${needed}`).toBe(true)
  })

  it('is a major, a minor or a patch by the first number that grows', () => {
    const versions = ['2.0.0', '1.3.0', '1.2.4', '1.2.3']
    expect(versions.map((next) => incrementBetween('1.2.3', next))).toEqual(['major', 'minor', 'patch', 'none'])
    expect(includesRaise('minor', 'major')).toBe(false)
  })

  it('raises the package that a changeset names, and says its sentence in the changelog', () => {
    const text = "---\n'@tsudoi/contracts': minor\n---\n\nA call more.\n"
    const [looks, contracts] = planRelease(place({ more: text }))
    expect(looks?.next).toBe(looks?.version)
    const [major, minor] = (contracts?.version ?? '').split('.').map(Number)
    expect(contracts?.next).toBe(`${major}.${(minor ?? 0) + 1}.0`)
    expect(contracts?.changes).toContain('A call more.')
  })

  it('changes nothing where there are no changesets, as right after a release', () => {
    const plan = planRelease(place({}))
    expect(plan.map(({ version, next, changes }) => [next === version, changes])).toEqual([
      [true, ''],
      [true, ''],
    ])
  })

  it('takes one changeset about both packages', () => {
    const text = "---\n'@tsudoi/contracts': patch\n'@tsudoi/design-system': patch\n---\n\nBoth.\n"
    expect(planRelease(place({ both: text })).map(({ changes }) => changes.includes('Both.'))).toEqual([true, true])
  })

  it('refuses a changeset of a package that is not there', () => {
    expect(() => planRelease(place({ wrong: "---\n'@tsudoi/nothing': patch\n---\n\nWho?\n" }))).toThrow(
      '@tsudoi/nothing',
    )
  })

  it('pins the new versions in the root, as npm ci wants them', () => {
    const folder = place({})
    const file = join(folder, 'contracts/package.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, '"version": "7.8.9"'))
    pinRoot(folder)
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"@tsudoi/contracts": "7.8.9"')
    expect(publicPackages(folder).map(({ version }) => version)).toContain('7.8.9')
  })
})
