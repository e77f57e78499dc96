import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
const [, section = ''] = /### Add a field\n([\s\S]+?)\n### /.exec(contributing) ?? []

/**
 * The steps of “Add a field”, with the file paths that their second column contains for the field `cautionList` of an
 * event.
 */
const steps = [...section.matchAll(/^\| (\d+\. \w+) *\|([^|]+)\|/gm)].map(([, step = '', where = '']) => {
  const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
    path.replaceAll('<area>', 'event').replaceAll('<Area>', 'Event').replaceAll('<host>', 'app'),
  )
  return { step, paths }
})
const projects = readFileSync('vitest.config.ts', 'utf8')

describe('the steps of “Add a field” in CONTRIBUTING.md', () => {
  it('are numbered from 1 without a gap, and are found by this test', () => {
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.map(({ step }) => Number.parseInt(step, 10))).toEqual(steps.map((_, index) => index + 1))
  })

  it.each(steps)('name, in the step “$step”, files that contain the field of the example', ({ paths }) => {
    expect(paths.length).toBeGreaterThan(0)
    const hasExample = (path: string) => globSync(path).some((file) => /caution/i.test(readFileSync(file, 'utf8')))
    const without = paths.filter((path) => !hasExample(path))
    expect(without, 'correct the path in CONTRIBUTING.md, or choose another example there and in this test').toEqual([])
  })
})

describe('the table of folders in CONTRIBUTING.md', () => {
  it('has each folder of app/', () => {
    const [, table = ''] = /## The folders of app\/\n([\s\S]+?)\n`main/.exec(contributing) ?? []
    const folders = globSync('app/*/').map((path) => `${path.split('/')[1]}/`)
    expect(folders).toContain('areas/')
    expect(folders.filter((folder) => !table.includes(`\`${folder}`))).toEqual([])
  })
})

describe('the commands in CONTRIBUTING.md', () => {
  it('name only existing files and projects of vitest', () => {
    const named = [...contributing.matchAll(/--project ([\w-]+)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !projects.includes(`name: '${name}'`))).toEqual([])
    const files = [...contributing.matchAll(/(?:--project [\w-]+|-- node) ([a-z][\w-]*\/[\w./-]+)/g)]
    expect(files.length).toBeGreaterThan(4)
    expect(files.flatMap(([, file = '']) => (globSync(file).length > 0 ? [] : [file]))).toEqual([])
  })
})
