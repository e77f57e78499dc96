import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { toHex, toOklch, type Oklch } from './oklch.ts'
import type { Mode } from './palette.ts'
import { variablesOf } from './variables.ts'

/** A variable as design tools export it (DTCG): a colour, a size in px, a number, or an alias such as `{color.ink}`. */
interface Variable {
  $value: string | number | { components?: number[]; hex?: string; value?: number }
}

/** The variables of one mode by group and name, as in design-system/variables/<mode>.json. */
export type Variables = Record<string, Record<string, Variable>>

/** A variable whose value differs from the tokens: `color/paper` in the mode `day`. */
export interface VariableChange {
  path: string
  mode: Mode
  from: string
  to: string
}

const hexOf = (components: readonly number[]) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The value as text, with aliases resolved: `#fbf9f5`, `6`. Design tools round and write colours in their own ways. */
function textOf(variables: Variables, path: string, depth = 0): string | undefined {
  const [group = '', name = ''] = path.split('/')
  const value = variables[group]?.[name]?.$value
  if (typeof value === 'string' && value.startsWith('{'))
    return depth < 9 ? textOf(variables, value.slice(1, -1).replace('.', '/'), depth + 1) : undefined
  if (typeof value === 'string') return value.toLowerCase().slice(0, 7)
  if (typeof value === 'number') return String(Number(value.toFixed(3)))
  if (value?.components) return hexOf(value.components.slice(0, 3))
  return value?.hex?.toLowerCase().slice(0, 7) ?? (value?.value === undefined ? undefined : String(value.value))
}

const isAlias = ({ $value }: Variable) => typeof $value === 'string' && $value.startsWith('{')

/**
 * Lists the variables whose values differ from those of the tokens. A variable that refers to another one is not
 * listed, because it changes with that one.
 *
 * @throws if a variable is missing, because a renamed or deleted variable is a change of code
 */
export function variableChanges(exported: Readonly<Record<Mode, Variables>>): VariableChange[] {
  return (['day', 'stage'] as const).flatMap((mode) => {
    const ours = variablesOf(mode) as Variables
    const paths = Object.entries(ours).flatMap(([group, variables]) =>
      Object.entries(variables)
        .filter(([, variable]) => !isAlias(variable))
        .map(([name]) => `${group}/${name}`),
    )
    return paths.flatMap((path) => {
      const [from = '', to] = [textOf(ours, path), textOf(exported[mode], path)]
      if (to === undefined) throw new Error(`The export of ${mode} has no variable ${path}.`)
      return from === to ? [] : [{ path, mode, from, to }]
    })
  })
}

/** The source files that hold tokens, and those of their values that a designer may change. */
export interface TokenSources {
  /** The text of palette.ts. */
  palette: string
  /** The text of scale.ts. */
  scale: string
}

/** The OKLCH values of a colour with as few digits as give the same `#rrggbb`. */
export function shortOklch(hex: string): Oklch {
  const [lightness, chroma, hue] = toOklch(hex)
  const round = (value: number, digits: number) => Number(value.toFixed(digits))
  for (const digits of [3, 4, 5]) {
    const short: Oklch = [round(lightness, digits), round(chroma, digits), round((hue + 360) % 360, digits - 3)]
    if (toHex(short) === hex) return short
  }
  return [lightness, chroma, (hue + 360) % 360]
}

/** Matches a role's values in palette.ts up to those of a mode: `paper: { day: [` or `const ink = { day: [`. */
const beforeColour = (role: string, mode: Mode) =>
  new RegExp(`(\\b${role}(?::| =) \\{ day: \\[${mode === 'day' ? '' : '[^\\]]*\\], stage: \\['})[^\\]]*`)

/** Matches an entry of an object in scale.ts up to its value, such as `control: ` in `radii`. */
const beforeSize = (object: string, name: string) =>
  new RegExp(`(export const ${object} = \\{[^}]*?[{,\\s]'?${name}'?: )[\\d.]+`)

const sizeObjects: Readonly<Record<string, string>> = { radius: 'radii', width: 'widths', weight: 'fontWeights' }

function written(sources: TokenSources, { path, mode, to }: VariableChange): TokenSources | undefined {
  const [group = '', name = ''] = path.split('/')
  const object = sizeObjects[group]
  const [key, before, value] =
    group === 'color'
      ? (['palette', beforeColour(name, mode), shortOklch(to).join(', ')] as const)
      : object
        ? (['scale', beforeSize(object, name), to] as const)
        : ([undefined] as const)
  if (!key || !before.test(sources[key])) return undefined
  return { ...sources, [key]: sources[key].replace(before, (_, start: string) => start + value) }
}

/**
 * Writes changed variables into the source texts. `left` has the changes that a developer must make: colours that are
 * derived from another one (of a channel, of the obi), and text sizes, whose names contain the size.
 */
export function applyChanges(sources: TokenSources, changes: readonly VariableChange[]) {
  let texts = sources
  const left = changes.filter((change) => {
    const next = written(texts, change)
    texts = next ?? texts
    return !next
  })
  return { ...texts, left }
}

const read = (path: string | URL) => readFileSync(path, 'utf8')
const lineOf = ({ path, mode, from, to }: VariableChange) => `  ${path} (${mode}): ${from} → ${to}`

/** `npm run tokens:import -- day.json stage.json`: writes the changes that a designer exported from a design tool. */
if (import.meta.main) {
  const [day, stage] = process.argv.slice(2).map((file) => JSON.parse(read(pathToFileURL(file))) as Variables)
  if (!day || !stage) throw new Error('Give the exported files of both modes: day.json stage.json')
  const changes = variableChanges({ day, stage })
  const [palette, scale] = ['palette.ts', 'scale.ts'].map((file) => new URL(file, import.meta.url)) as [URL, URL]
  const { left, ...texts } = applyChanges({ palette: read(palette), scale: read(scale) }, changes)
  writeFileSync(palette, texts.palette)
  writeFileSync(scale, texts.scale)
  const done = changes.filter((change) => !left.includes(change))
  console.log([`${done.length} written; now run: npm run tokens`, ...done.map(lineOf)].join('\n'))
  if (left.length > 0) console.log(['To be changed by a developer:', ...left.map(lineOf)].join('\n'))
}
