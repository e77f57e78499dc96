import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const contracts = join(import.meta.dirname, '..')
const repository = join(contracts, '..')

/** The built folder that changesets publishes: `publishConfig.directory` in the manifest of the sources. */
const published = join(contracts, 'dist')

/** Documents that are copied into the package. Its README is the one for backend teams. */
const documents = {
  'README.md': 'backends.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  'states.md': 'states.md',
  'ours.md': 'ours.md',
  'ids.json': 'ids.json',
  'examples/server.py': 'examples/server.py',
  pacts: 'pacts',
  openapi: 'openapi',
  LICENSE: '../LICENSE',
}

/** Entries of the manifest that are left out of the package, because only the sources need them. */
const ofTheSources = ['scripts', 'exports', 'devDependencies', 'publishConfig']

/**
 * Builds the package's manifest. The manifest of the sources cannot be published: it exports TypeScript, which Node
 * does not run from an installed package, and lists the sandbox's dependencies.
 */
function manifest(): object {
  const sources = JSON.parse(readFileSync(join(contracts, 'package.json'), 'utf8')) as Record<string, unknown>
  const kept = Object.entries(sources).filter(([field]) => !ofTheSources.includes(field))
  return {
    ...Object.fromEntries(kept),
    bin: { 'tsudoi-verify': 'tsudoi-verify.js' },
    exports: {
      './package.json': './package.json',
      './ids.json': './ids.json',
      './pacts/*': './pacts/*',
      './openapi/*': './openapi/*',
      './*': { types: './*.d.ts', default: './*.js' },
    },
  }
}

/**
 * Compiles the verify command and the client modules into `folder` and copies the documents. The sandbox is not part of
 * the package (Q291).
 */
export function buildPackage(folder = published): void {
  rmSync(folder, { recursive: true, force: true })
  const tsc = join(repository, 'node_modules/.bin/tsc')
  execFileSync(tsc, ['-p', import.meta.dirname, '--outDir', folder], { stdio: 'inherit' })
  for (const [name, source] of Object.entries(documents))
    cpSync(join(contracts, source), join(folder, name), { recursive: true })
  // npm needs the shebang in a command; Node ignores it.
  const command = "#!/usr/bin/env node\nimport './verify.js'\n"
  writeFileSync(join(folder, 'tsudoi-verify.js'), command, { mode: 0o755 })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`)
}

if (import.meta.main) buildPackage()
