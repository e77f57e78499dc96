import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const workspace = import.meta.dirname
const ours = join(workspace, '../node_modules')
const scratch = mkdtempSync(join(tmpdir(), 'tsudoi-package-'))

/** Runs one of the repository's tools in the test's temporary app, which cannot see other files of the repository. */
function run(command: string, args: string[], cwd = scratch): string {
  const env = { ...process.env, PATH: `${join(ours, '.bin')}:${process.env['PATH']}` }
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}

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
      noUncheckedSideEffectImports: false,
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

/** `npm run test:long` installs the package from the registry, as an app does; `npm test` works without a network. */
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
  const pinned = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@${versionOf(name)}`)
  try {
    run('npm', [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--fetch-retries=0',
      tarball,
      ...pinned,
    ])
  } catch {
    installOffline(tarball)
  }
}, 120_000)

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

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
