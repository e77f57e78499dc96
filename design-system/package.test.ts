import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workspace = import.meta.dirname
const ours = join(workspace, '../node_modules')
const scratch = mkdtempSync(join(tmpdir(), 'tsudoi-package-'))

/**
 * Runs a tool of the test's temporary app, or of the repository if the app has installed none. The app cannot see other
 * files of the repository.
 */
function run(command: string, args: string[], cwd = scratch): string {
  const bins = [scratch, join(ours, '..')].map((folder) => join(folder, 'node_modules/.bin'))
  const env = { ...process.env, PATH: [...bins, process.env['PATH']].join(':') }
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

/** The version of Next.js with which the package is tested. */
const nextVersion = '16.4.6'

const app = {
  'package.json': JSON.stringify({ name: 'scratch', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
      noUncheckedSideEffectImports: true,
    },
    include: ['main.tsx', 'App.tsx'],
  }),
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="./main.tsx"></script>',
  'main.tsx': `
    import '@tsudoi/design-system/styles.css'
    import { createRoot } from 'react-dom/client'
    import { App } from './App'
    createRoot(document.getElementById('root')!).render(<App />)`,
  'App.tsx': `
    import { Badge, LinkProvider, type AppLinkProps } from '@tsudoi/design-system'
    import { Button } from '@tsudoi/design-system/components/Button'
    import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
    // @ts-expect-error parts of an area are internal
    import type { OddsTiers } from '@tsudoi/design-system/screens/gacha/parts/OddsTiers'
    import { Dialog } from '@tsudoi/design-system/components/Dialog'
    import { TextField } from '@tsudoi/design-system/components/TextField'
    import { ready, type Loadable } from '@tsudoi/design-system/loadable'
    import { coinText } from '@tsudoi/design-system/text/coinText'
    import { channelRoles } from '@tsudoi/design-system/tokens/colour'
    // @ts-expect-error a variant that does not exist: the types are real
    export const wrong = <Button variant="rainbow">引く</Button>
    export type Internal = typeof OddsTiers
    const RouterLink = ({ href, ...anchor }: AppLinkProps) => <a href={href} {...anchor} />
    export const Linked = () => <LinkProvider component={RouterLink}><Badge kind="新着" /></LinkProvider>
    const coins: Loadable<number> = ready(1000)
    export const App = () => (
      <ChannelTheme id="lemonade" seed="#ffe45c">
        <Button variant="solid">{coinText(coins.state === 'ready' ? coins.data : 0)}で引く</Button>
        <TextField label="ニックネーム" requirement="必須" error={channelRoles('#ffe45c', 'day').key} />
        <Dialog open={false} onOpenChange={() => {}} title="確認">本文</Dialog>
      </ChannelTheme>
    )`,
  'render.mjs': `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { Button } from '@tsudoi/design-system/components/Button'
    import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
    const button = createElement(Button, { variant: 'solid' }, 'フォローする')
    console.log(renderToString(createElement(ChannelTheme, { id: 'lemonade', seed: '#ffe45c' }, button)))`,
}

/** A new app of Next.js with the example of the README: a server component and a client component. */
const nextApp = {
  'package.json': JSON.stringify({ name: 'scratch', private: true, type: 'module' }),
  'app/layout.tsx': `
    import '@tsudoi/design-system/components.css'
    import type { ReactNode } from 'react'
    export default function Layout({ children }: { children: ReactNode }) {
      return <html lang="ja"><body>{children}</body></html>
    }`,
  'app/page.tsx': `
    import { Badge } from '@tsudoi/design-system/components/Badge'
    import { Button } from '@tsudoi/design-system/components/Button'
    import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
    import { EmptyState } from '@tsudoi/design-system/components/EmptyState'
    import { Obi } from '@tsudoi/design-system/components/Obi'
    import { TextField } from '@tsudoi/design-system/components/TextField'
    import { Question } from './Question'
    export default function Page() {
      return (
        <ChannelTheme id="lemonade" seed="#ffe45c">
          <Obi title="第47夜" />
          <Badge kind="公式" />
          <Button variant="solid">フォローする</Button>
          <TextField label="ニックネーム" requirement="必須" />
          <EmptyState title="お知らせはまだありません" action={{ label: 'チャンネルをさがす', href: '/channel' }} />
          <Question />
        </ChannelTheme>
      )
    }`,
  'app/Question.tsx': `
    'use client'
    import { AlertDialog } from '@tsudoi/design-system/components/AlertDialog'
    import { Button } from '@tsudoi/design-system/components/Button'
    export const Question = () => (
      <AlertDialog
        trigger={<Button variant="outline">10回引く</Button>}
        title="300コインで10回引きますか"
        confirm={{ label: '300コインで引く', onPress: () => {} }}
        cancel={{ label: '引かない', onPress: () => {} }}
      />
    )`,
}

/**
 * Installs the package without a network: unpacks the tarball and links only the packages that it declares, so a
 * missing dependency still fails.
 */
function installOffline(tarball: string) {
  const modules = join(scratch, 'node_modules')
  const home = join(modules, '@tsudoi/design-system')
  rmSync(modules, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  run('tar', ['-xzf', tarball, '-C', home, '--strip-components', '1'])
  const declared = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<string, object>
  const names = Object.keys({ ...declared['dependencies'], ...declared['peerDependencies'] })
  for (const name of [...names, '@types/react', '@types/react-dom']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(ours, name), join(modules, name))
  }
}

/**
 * `npm run test:long` installs the package beside React, Vite and TypeScript from the registry, as an app does; `npm
 * test` works without a network.
 */
const isLong = process.env['TSUDOI_LONG'] === '1'

function versionOf(name: string): string {
  const manifest = JSON.parse(readFileSync(join(ours, name, 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}

beforeAll(() => {
  for (const [name, text] of Object.entries(app)) writeFileSync(join(scratch, name), text)
  run('npm', ['pack', '--pack-destination', scratch], workspace)
  const tarball = `./${readdirSync(scratch).find((name) => name.endsWith('.tgz'))}`
  if (!isLong) return installOffline(tarball)
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript']
  const pinned = names.map((name) => `${name}@${versionOf(name)}`)
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...pinned])
}, 600_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }), 120_000)

describe('the packed design system, installed in an app outside this repository,', () => {
  it('has types that accept correct props and reject wrong props', () => {
    expect(() => run('tsc', ['-p', '.'])).not.toThrow()
  })

  it('marks with "use client" the modules that server components may not run, and no other modules', () => {
    const dist = join(scratch, 'node_modules/@tsudoi/design-system/dist')
    const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
    const isMarked = (path: string) => /^['"]use client['"]/.test(readFileSync(join(dist, path), 'utf8'))
    const usesHooks = (path: string) =>
      /\b(useState|useEffect|useRef|useContext|createContext)\(|compiler-runtime/.test(
        readFileSync(join(dist, path), 'utf8'),
      )
    expect(modules.filter((path) => usesHooks(path) && !isMarked(path))).toEqual([])
    expect(modules.filter((path) => /^(text|tokens)\//.test(path) && isMarked(path))).toEqual([])
    expect(['components/Dialog.js', 'components/Badge.js', 'components/seats.js'].map(isMarked)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('contains its licence, and no source code of other packages', () => {
    const home = join(scratch, 'node_modules/@tsudoi/design-system')
    expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toContain('MIT')
    expect(readdirSync(join(home, 'dist'))).not.toContain('node_modules')
  })

  it('renders its components on a server, in Node, without a bundler', () => {
    const html = run('node', ['render.mjs'])
    const inProduction = run('env', ['NODE_ENV=production', 'node', 'render.mjs'])
    expect(inProduction).toBe(html)
    expect(html).toContain('data-channel="lemonade"')
    expect(html).toContain('--day-solid:#ffe45c')
    expect(html).toMatch(/<button type="button" class="[^"]*bg-solid[^"]*">.*フォローする/)
  })

  it('builds with Vite, and its CSS has every class of the rendered markup', () => {
    run('vite', ['build', '--logLevel', 'error'])
    const assets = readdirSync(join(scratch, 'dist/assets'))
    const css = readFileSync(
      join(
        scratch,
        'dist/assets',
        assets.find((name) => name.endsWith('.css'))!,
      ),
      'utf8',
    )
    const names = /class="([^"]*)"><span/.exec(run('node', ['render.mjs']))?.[1]?.split(' ') ?? []
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !css.includes(`.${name.replaceAll(/[^\w-]/g, '\\$&')}`))).toEqual([])
    expect(css).toContain('--paper:')
  })
})

/** Installs Next.js from the registry, so only `npm run test:long` runs it. */
describe.runIf(isLong)('the packed design system, installed in a new Next.js app,', () => {
  it('builds with server components as the README shows, and renders its components on the server', () => {
    const home = join(scratch, 'next')
    mkdirSync(join(home, 'app'), { recursive: true })
    for (const [name, text] of Object.entries(nextApp)) writeFileSync(join(home, name), text)
    const tarball = `../${readdirSync(scratch).find((name) => name.endsWith('.tgz'))}`
    const types = ['typescript@5', '@types/react@19', '@types/node@24']
    const packages = [tarball, `next@${nextVersion}`, 'react@19', 'react-dom@19', ...types]
    // Next.js fails with the NODE_ENV of a test runner.
    const inNext = (...args: string[]) => run('env', ['-u', 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED=1', ...args], home)
    inNext('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages)
    inNext('npx', 'next', 'build')
    const html = readFileSync(join(home, '.next/server/app/index.html'), 'utf8')
    expect(html).toMatch(/<button[^>]*class="[^"]*bg-solid[^"]*"[^>]*>.*?フォローする/)
    expect(html).toContain('--day-solid:#ffe45c')
    for (const text of ['ニックネーム', 'お知らせはまだありません']) expect(html).toContain(text)
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>.*?10回引く/)
    const built = readdirSync(join(home, '.next/static'), { recursive: true, encoding: 'utf8' })
    const sheets = built.filter((file) => file.endsWith('.css'))
    expect(sheets.map((file) => readFileSync(join(home, '.next/static', file), 'utf8')).join('')).toContain('.bg-solid')
  }, 600_000)
})
