import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyChanges, shortOklch, variableChanges, type Variables } from './fromFigma.ts'
import { toHex, type Oklch } from './oklch.ts'
import { neutrals, type Mode } from './palette.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const sources = { palette: read('palette.ts'), scale: read('scale.ts') }

/** Our variables as a design tool exports them: single precision, upper-case hex, sizes as plain numbers. */
function exported(mode: Mode): Variables {
  const groups = JSON.parse(read(`../variables/${mode}.json`)) as Variables
  const write = ({ $value, ...variable }: Variables[string][string]) => {
    if (typeof $value !== 'object') return { ...variable, $value }
    const { components, hex, value } = $value
    if (value !== undefined) return { ...variable, $type: 'number', $value: Math.fround(value) }
    return { ...variable, $value: { components: components?.map(Math.fround) ?? [], hex: hex?.toUpperCase() ?? '' } }
  }
  return Object.fromEntries(
    Object.entries(groups).map(([group, variables]) => [
      group,
      Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, write(variable)])),
    ]),
  )
}

const bothModes = () => ({ day: exported('day'), stage: exported('stage') })

function set(variables: Variables, path: string, $value: Variables[string][string]['$value']): void {
  const [group = '', name = ''] = path.split('/')
  variables[group] = { ...variables[group], [name]: { $value } }
}

const rgb = (hex: string) => ({ components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) })

/** The colour of a role in the text of palette.ts. */
function colourIn(text: string, role: string, mode: Mode): string {
  const line = new RegExp(`\\b${role}(?::| =) \\{ day: \\[(.*?)\\], stage: \\[(.*?)\\]`).exec(text)
  return toHex((line?.[mode === 'day' ? 1 : 2] ?? '').split(',').map(Number) as unknown as Oklch)
}

describe('variables that come back from a design tool', () => {
  it('change no source file if the designer has changed nothing', () => {
    const changes = variableChanges(bothModes())
    expect(changes).toEqual([])
    expect(applyChanges(sources, changes)).toEqual({ ...sources, left: [] })
  })

  it.each(Object.keys(neutrals).filter((role) => !['paid', 'free'].includes(role)))(
    'write a new colour of the role %s into the mode in which it changed',
    (role) => {
      for (const [mode, other] of [
        ['day', 'stage'],
        ['stage', 'day'],
      ] as const) {
        const variables = bothModes()
        set(variables[mode], `color/${role}`, rgb('#3a7bd5'))
        const changes = variableChanges(variables)
        expect(changes.map(({ path, to }) => [path, to])).toEqual([[`color/${role}`, '#3a7bd5']])
        const { palette, scale, left } = applyChanges(sources, changes)
        expect(left).toEqual([])
        expect(scale).toBe(sources.scale)
        expect(colourIn(palette, role, mode)).toBe('#3a7bd5')
        expect(colourIn(palette, role, other)).toBe(colourIn(sources.palette, role, other))
        expect(palette.split('\n').filter((line, at) => line !== sources.palette.split('\n')[at])).toHaveLength(1)
      }
    },
  )

  it('are written to the source if they are radii, widths or font weights', () => {
    const variables = bothModes()
    for (const mode of ['day', 'stage'] as const) {
      set(variables[mode], 'radius/control', 8)
      set(variables[mode], 'width/gutter-desk', 40)
      set(variables[mode], 'weight/bold', 600)
    }
    const { scale, palette, left } = applyChanges(sources, variableChanges(variables))
    expect(left).toEqual([])
    expect(palette).toBe(sources.palette)
    expect(scale).toContain('radii = { control: 8, dialog: 12 }')
    expect(scale).toContain("  gutter: 16,\n  'gutter-desk': 40,")
    expect(scale).toContain('fontWeights = { normal: 400, bold: 600 }')
  })

  it('are not written but listed for a developer if they are derived colours or text sizes', () => {
    const variables = bothModes()
    set(variables.day, 'channel/solid', rgb('#123456'))
    set(variables.day, 'obi/paper', rgb('#ffffff'))
    set(variables.stage, 'text/size-12', 13)
    const { left, ...texts } = applyChanges(sources, variableChanges(variables))
    expect(left.map(({ path }) => path)).toEqual(['channel/solid', 'obi/paper', 'text/size-12'])
    expect(texts).toEqual(sources)
  })

  it('are reported with the new colour if the designer has pointed an alias to another variable', () => {
    const variables = bothModes()
    set(variables.day, 'color/hair', '{color.edge}')
    expect(variableChanges(variables)).toEqual([
      { path: 'color/hair', mode: 'day', from: toHex(neutrals.hair.day), to: toHex(neutrals.edge.day) },
    ])
  })

  it('are rejected if a variable is missing or its aliases form a circle', () => {
    const renamed = bothModes()
    delete renamed.stage['color']?.['paper']
    expect(() => variableChanges(renamed)).toThrow('The export of stage has no variable color/paper.')
    const circle = bothModes()
    set(circle.day, 'color/hair', '{color.hair}')
    expect(() => variableChanges(circle)).toThrow('The export of day has no variable color/hair.')
  })

  it('are written as OKLCH values with few digits that convert back to exactly the same colour', () => {
    const steps = Array.from({ length: 4096 }, (_, at) => `#${(at * 4097).toString(16).padStart(6, '0').slice(-6)}`)
    expect(steps.filter((hex) => toHex(shortOklch(hex)) !== hex)).toEqual([])
    expect(shortOklch(toHex(neutrals.edge.day)).every((part) => String(part).length <= 7)).toBe(true)
  })
})
