import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { amount } from '@tsudoi/contracts/testing/amount'

const scratch = mkdtempSync(join(tmpdir(), 'tsudoi-next-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Runs a command as in a user's shell, without the settings of the npm that runs this test. */
function run(command: string, args: string[], cwd = scratch): string {
  const outside = Object.entries(process.env).filter(
    ([name]) => !/^(npm_config_|NODE_OPTIONS|NODE_ENV|VITEST)/i.test(name),
  )
  const env = { ...Object.fromEntries(outside), NEXT_TELEMETRY_DISABLED: '1' }
  return execFileSync(command, args, { cwd, env: env as NodeJS.ProcessEnv, encoding: 'utf8', stdio: 'pipe' })
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version

const files = {
  'package.json': JSON.stringify({ name: 'scratch', private: true }),
  'app/layout.tsx': `
    import '@tsudoi/design-system/styles.css'
    export default function Layout({ children }: { children: React.ReactNode }) {
      return <html lang="ja"><body>{children}</body></html>
    }`,
  // The page is a server component, because it has no "use client". It renders components of the package.
  'app/page.tsx': `
    import { Badge } from '@tsudoi/design-system/components/Badge'
    import { Button } from '@tsudoi/design-system/components/Button'
    import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
    import { EmptyState } from '@tsudoi/design-system/components/EmptyState'
    import { Obi } from '@tsudoi/design-system/components/Obi'
    import { TextField } from '@tsudoi/design-system/components/TextField'
    import { ExplainScreen } from './ExplainScreen'
    export default function Page() {
      return (
        <ChannelTheme id="lemonade" seed="#ffe45c">
          <Obi title="第47夜" />
          <Badge kind="公式" />
          <Button variant="solid">フォローする</Button>
          <TextField label="ニックネーム" requirement="必須" />
          <EmptyState title="お知らせはまだありません" action={{ label: 'チャンネルをさがす', href: '/channel' }} />
          <ExplainScreen />
        </ChannelTheme>
      )
    }`,
  // The screen is a client component, because it has event handlers.
  'app/ExplainScreen.tsx': `
    'use client'
    import { Dialog } from '@tsudoi/design-system/components/Dialog'
    import { useState } from 'react'
    export function ExplainScreen() {
      const [open, setOpen] = useState(false)
      return <Dialog open={open} onOpenChange={setOpen} title="確認">本文</Dialog>
    }`,
}

describe.runIf(amount({ part: false, all: true }))('the packed design system in a new Next.js app', () => {
  it('builds with the App Router, and server components render the design system’s components', () => {
    mkdirSync(join(scratch, 'app'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(scratch, name), text)
    run('npm', ['pack', '--pack-destination', scratch], 'design-system')
    const tarball = `./${readdirSync(scratch).find((name) => name.endsWith('.tgz'))}`
    const pinned = ['react', 'react-dom', '@types/react', '@types/node'].map((name) => `${name}@${versionOf(name)}`)
    run('npm', [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      'next@16.4.6',
      'typescript@5.9.3',
      ...pinned,
      tarball,
    ])
    run('npx', ['next', 'build'])
    const html = readFileSync(join(scratch, '.next/server/app/index.html'), 'utf8')
    expect(html).toContain('data-channel="lemonade"')
    for (const text of ['フォローする', 'ニックネーム', 'お知らせはまだありません']) expect(html).toContain(text)
  }, 300_000)
})
