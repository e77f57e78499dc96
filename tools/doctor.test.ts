import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const doctor = resolve('tools/doctor.mjs')

describe('npm run doctor', () => {
  it('finds no problem on a machine where the tests can run', () => {
    const { stdout, status } = spawnSync(process.execPath, [doctor], { encoding: 'utf8' })
    expect(stdout).toContain('✓ packages     as pinned')
    expect(stdout).toContain('Everything that is needed is here.')
    expect(status).toBe(0)
  })

  it('prints each missing program and setting, and how to get it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tsudoi-doctor-'))
    const env = { PATH: folder, BROWSER_PATH: join(folder, 'chromium') }
    const { stdout, status } = spawnSync(process.execPath, [doctor], { cwd: folder, env, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(stdout).toContain('✗ packages     npm ci')
    expect(stdout).toContain('– browser      npm ci brings one')
    expect(stdout).toContain('– Python       python.org')
    expect(stdout).toContain('– nginx        Your system’s packages (Debian: apt-get install nginx-light)')
    expect(stdout).toContain('– caddy        Your system’s packages (Debian: apt-get install caddy)')
    expect(stdout).toContain('Missing: npm, git, packages.')
    expect(status).toBe(1)
  })

  it('prints the number of a port that is in use', async () => {
    const server = createServer()
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const env = { ...process.env, TSUDOI_APP_PORT: String(port) }
    const said = await new Promise<string>((done) => {
      execFile(process.execPath, [doctor], { env }, (_, stdout) => done(stdout))
    })
    server.close()
    expect(said).toMatch(new RegExp(`– ports +In use: (\\d+, )*${port}`))
  })
})
