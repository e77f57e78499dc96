import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { expect, it } from 'vitest'

const home = import.meta.dirname
const filesOf = (pattern: string) => globSync(pattern, { cwd: home }).filter((file) => !file.includes('.test.'))

/** Returns what Node resolves each module of the package to: a path inside the package, or the error code. */
function resolved(modules: readonly string[], ...options: string[]): string[] {
  const script = `
    const find = (name) => {
      try { return import.meta.resolve('@tsudoi/design-system' + name) } catch (error) { return error.code }
    }
    console.log(JSON.stringify(${JSON.stringify(modules)}.map(find)))`
  const answer = execFileSync('node', [...options, '--input-type=module', '-e', script], {
    cwd: home,
    encoding: 'utf8',
  })
  const found = JSON.parse(answer) as string[]
  return found.map((path) => (path.startsWith('file:') ? relative(home, new URL(path).pathname) : path))
}

const folders = [...new Set(filesOf('{components,screens}/**/parts/*.tsx').map(dirname))]
const internal = folders.filter((folder) => folder !== 'screens/parts').toSorted()

it('the root entry exports every component', () => {
  const exported = readFileSync(`${home}/components/allComponents.ts`, 'utf8').matchAll(/from '\.\/(\w+\.tsx)'/g)
  const components = filesOf('components/*.tsx').map((file) => basename(file))
  const names = Array.from(exported, ([, file = '']) => file)
  expect(names.toSorted()).toEqual(components.toSorted())
  expect(resolved([''])).toEqual(['dist/components/allComponents.js'])
})

it('the parts of components and of an area’s screens are not exported, so that they can change in any release', () => {
  expect(internal.length).toBeGreaterThan(25)
  const found = resolved(internal.map((folder) => `/${folder}/Part`))
  expect(internal.filter((_, at) => found[at] !== 'ERR_PACKAGE_PATH_NOT_EXPORTED')).toEqual([])
})

it('the parts that all screens share are exported, and code of this repository can import all parts of screens', () => {
  expect(resolved(['/screens/parts/Form'])).toEqual(['dist/screens/parts/Form.js'])
  const own = internal.filter((folder) => folder.startsWith('screens/'))
  const found = resolved(
    own.map((folder) => `/${folder}/Part`),
    '--conditions=tsudoi-source',
  )
  expect(found).toEqual(own.map((folder) => `${folder}/Part.tsx`))
})

it('the app uses no parts of an area’s screens, so that other apps can build the same pages', () => {
  const app = globSync('app/**/*.{ts,tsx}', { cwd: `${home}/..` }).filter((file) => !/\.test\.tsx?$/.test(file))
  const inside = /@tsudoi\/design-system\/screens\/(?:\w+\/)+parts\//
  expect(app.filter((file) => inside.test(readFileSync(`${home}/../${file}`, 'utf8')))).toEqual([])
})
