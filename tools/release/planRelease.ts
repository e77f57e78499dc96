import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publicPackages, type PublicPackage } from './publicPackages.ts'
import { pinWorkspaceVersions } from './pinWorkspaceVersions.ts'

interface Planned extends PublicPackage {
  next: string
  /** The text that the release adds to the package's changelog; empty if the package does not change. */
  changes: string
}

const repository = join(import.meta.dirname, '../..')

/** The files that `changeset version` reads and writes. */
const needed = [
  'package.json',
  'package-lock.json',
  '.changeset',
  ...['contracts', 'design-system'].flatMap((folder) => [`${folder}/package.json`, `${folder}/CHANGELOG.md`]),
]

/**
 * Runs a release in a temporary copy. Returns the next version of each public package and the new part of its
 * changelog, which is empty without changesets. It writes nothing in the repository and uses no network.
 */
export function planRelease(source = repository): Planned[] {
  const copy = mkdtempSync(join(tmpdir(), 'tsudoi-release-'))
  try {
    for (const path of needed) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      cpSync(join(source, path), join(copy, path), { recursive: true })
    }
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
    const before = publicPackages(copy)
    // Without changesets no version changes, and `changeset version` would fail.
    if (openChangesets(copy).length === 0) return before.map((each) => ({ ...each, next: each.version, changes: '' }))
    takeChangesets(copy)
    pinWorkspaceVersions(copy)
    const left = openChangesets(copy)
    if (left.length > 0) throw new Error(`No release takes these changesets: ${left.join(', ')}`)
    return publicPackages(copy).map((each, index) => ({
      ...each,
      version: before[index]?.version ?? '',
      next: each.version,
      changes: newestPart(readFileSync(join(copy, each.folder, 'CHANGELOG.md'), 'utf8'), each.version),
    }))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const openChangesets = (folder: string) =>
  readdirSync(join(folder, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')

function takeChangesets(folder: string): void {
  const { status, stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin/changeset'), ['version'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Changesets cannot be taken:\n${stdout}${stderr}`)
}

function newestPart(changelog: string, version: string): string {
  const [, part = ''] = changelog.split(`\n## ${version}\n`)
  return (part.split('\n## ')[0] ?? '').trim()
}
