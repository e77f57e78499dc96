import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Mode } from './palette.ts'
import { variablesJson } from './variables.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

interface Variable {
  $type: string
  $value: string | number | { components?: number[]; hex?: string; value?: number; unit?: string }
}

/** Reads the file like a design tool: `color/paper` mapped to its value, with colours from their components alone. */
function imported(text: string): Map<string, string> {
  const groups = JSON.parse(text) as Record<string, Record<string, Variable>>
  const valueOf = ({ $type, $value }: Variable): string => {
    if (typeof $value === 'string') {
      const [group = '', name = ''] = $value.slice(1, -1).split('.')
      const target = groups[group]?.[name]
      return target ? valueOf(target) : $value
    }
    if (typeof $value === 'number') return String($value)
    if ($type === 'dimension') return `${$value.value}${$value.unit}`
    const bytes = $value.components?.map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    return `#${bytes?.join('')}`
  }
  const entries = Object.entries(groups).flatMap(([group, variables]) =>
    Object.entries(variables).map(([name, variable]): [string, string] => [`${group}/${name}`, valueOf(variable)]),
  )
  return new Map(entries)
}

/** The hex value of a role in the app's stylesheet. */
function inStylesheet(group: string, role: string, mode: Mode): string | undefined {
  const css = read('modes.css')
  const pattern =
    group === 'channel' ? `--${mode}-${role}: (#[0-9a-f]{6});` : `--${role}:[^;]*var\\(--${mode}, (#[0-9a-f]{6})\\)`
  return new RegExp(pattern).exec(css)?.[1]
}

describe.each(['day', 'stage'] as const)('the variables for design tools (variables/%s.json)', (mode) => {
  const text = read(`../variables/${mode}.json`)

  it('are equal to the committed file, which `npm run tokens` writes', () => {
    expect(text).toBe(variablesJson(mode))
  })

  it('give a design tool that imports them the colours of the stylesheet', () => {
    const colours = [...imported(text)].filter(([name]) => /^(color|channel)\//.test(name))
    expect(colours.length).toBeGreaterThan(18)
    const strange = colours.filter(([path, hex]) => {
      const [group = '', role = ''] = path.split('/')
      return inStylesheet(group, role, mode) !== hex
    })
    expect(strange).toEqual([])
  })
})

it('the variables for design tools have equal names in both modes', () => {
  const [day, stage] = ['day', 'stage'].map((mode) => imported(read(`../variables/${mode}.json`)))
  expect([...(day?.keys() ?? [])]).toEqual([...(stage?.keys() ?? [])])
  expect(day?.get('radius/control')).toBe('6px')
  expect(day?.get('color/paper')).not.toBe(stage?.get('color/paper'))
})
