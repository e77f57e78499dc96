import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { componentProps } from './componentProps.ts'
import { designSystemSources } from './propertySignatures.ts'

/**
 * The maximum number of properties of a screen or of one of its parts. If there are more, group those that belong
 * together.
 */
const maxProps = 12

/** Returns the components of a file that have more properties than allowed, with their number. */
const widerIn = (file: string): [string, number][] =>
  Object.entries(componentProps(file)).flatMap(([name, props]): [string, number][] =>
    props.length > maxProps ? [[name, props.length]] : [],
  )

/** Writes files to a folder that is removed after the test. Returns the path of the first of them. */
function written(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'props-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
  return join(folder, Object.keys(files)[0] ?? '')
}

const parent = `export interface ParentProps { id: string; 'aria-label': string; onOpen: () => void }`

describe('the properties of a screen', () => {
  it.each([
    ['its own', 'interface Props { a: string; b?: number }', 'Props', ['a', 'b']],
    [
      'inherited ones',
      'interface Props extends ParentProps { a: string }',
      'Props',
      ['a', 'id', 'aria-label', 'onOpen'],
    ],
    ['some inherited ones', "type Props = Omit<ParentProps, 'id' | 'onOpen'>", 'Props', ['aria-label']],
    ['picked ones', "type Props = Pick<ParentProps, 'id'> & { a: string }", 'Props', ['id', 'a']],
    ['those of both branches of a union', 'type Props = { a: string } | { b: string }', 'Props', ['a', 'b']],
    ['those without a name of their type', '', "Readonly<{ a: string }> & Pick<ParentProps, 'id'>", ['a', 'id']],
    ['none of a package', 'interface Props extends HTMLAttributes<Element> { a: string }', 'Props', ['a']],
  ])('are all counted by this test: %s', (_case, type, props, names) => {
    const head = `import type { ParentProps } from './Parent.tsx'\nimport type { HTMLAttributes } from 'react'\n${type}\n`
    const files = { 'Screen.tsx': `${head}export function Screen(props: ${props}) {}`, 'Parent.tsx': parent }
    expect(componentProps(written(files))).toEqual({ Screen: names })
    for (const code of [`(props: ${props}) => null`, `memo(function Screen(props: ${props}) {})`])
      expect(componentProps(written({ ...files, 'Screen.tsx': `${head}export const Screen = ${code}` }))).toEqual({
        Screen: names,
      })
  })

  it('are at most 12: those that belong together are one group with a name (Q481)', () => {
    const files = designSystemSources().filter((file) => /^design-system\/screens\/.*\.tsx$/.test(file))
    const counts = files.map((file) => Object.keys(componentProps(file)).length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400)
    expect(Object.fromEntries(files.flatMap(widerIn))).toEqual({})
  })
})
