import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refuseSandboxProviders } from './build.ts'
import { restoreEarlierFiles, moveEarlierFilesAside } from './earlierBuilds.ts'

/** Writes a build with these files. Files that are already in the folder count as those of an earlier build. */
function built(output: string, files: Readonly<Record<string, string>>): void {
  moveEarlierFilesAside(output)
  mkdirSync(join(output, 'assets'), { recursive: true })
  const pages = { 'index.html': '<div id="root">', 'top.html': '<div id="root">' }
  for (const [name, text] of Object.entries({ ...pages, ...files })) writeFileSync(join(output, name), text)
  restoreEarlierFiles(output)
}

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'tsudoi-build-')), 'app')
const sandboxButton = 'GOOGLE=/hosts/user/_sandbox/provider/google'

describe('npm run build', () => {
  it.each(['assets/index-1.js', 'index.html', 'top.html'])(
    'refuses a build whose %s links to a login provider of the sandbox (Q392)',
    (file) => {
      const output = newFolder()
      built(output, { 'assets/main-1.js': '', [file]: sandboxButton })
      expect(() => refuseSandboxProviders(output)).toThrow(
        `${join(output, file)} leads to a log-in provider of the sandbox, which must not be deployed.`,
      )
    },
  )

  it('accepts a build without a link to a simulated login provider, even in the folder of an earlier build with such a link', () => {
    const output = newFolder()
    built(output, { 'assets/index-1.js': sandboxButton })
    built(output, { 'assets/index-2.js': 'GOOGLE LINE' })
    expect(() => refuseSandboxProviders(output)).not.toThrow()
  })

  it('is the only command that can write to the deployed folder, because no other program names it', () => {
    const sources = globSync(['*.ts', 'tools/**/*.ts', 'app/e2e/**/*.ts'], { exclude: ['**/*.test.ts'] })
    const naming = sources.filter((file) => /['"`/](dist\/(app|hosting))\b['"`]/.test(readFileSync(file, 'utf8')))
    expect(naming).toEqual(['tools/build.ts'])
  })
})
