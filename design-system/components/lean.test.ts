import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = import.meta.dirname

/** Everything a module imports when it is loaded, through all modules of ours. Types and `import()` are not loaded with it. */
function loaded(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const source = readFileSync(path, 'utf8')
  for (const [, types, from = ''] of source.matchAll(/^(?:import|export) (type )?[^'"]*?from '([^']+)'/gm)) {
    if (types) continue
    if (from.startsWith('.')) loaded(resolve(path, '..', from), seen)
    else seen.add(from)
  }
  return seen
}

const outside = (name: string) => [...loaded(resolve(root, `${name}.tsx`))].filter((module) => !module.startsWith('/'))

describe('what the first view loads', () => {
  it.each(['Shell', 'Header', 'Footer', 'TabBar', 'Button', 'CoinButton', 'Jacket', 'ProgrammeRow', 'Light', 'TabNav'])(
    '%s brings no Radix along: dialogs and menus come when they are opened',
    (name) => {
      expect(outside(name).filter((module) => module.includes('radix'))).toEqual([])
    },
  )

  it('is seen through: a dialog does bring Radix', () => {
    expect(outside('SideMenu')).toContain('radix-ui')
  })

  it.each(['TextField', 'Checkbox', 'RadioGroup', 'DateField', 'Select'])(
    '%s knows no form library: react-hook-form is the screens’ choice',
    (name) => {
      expect(outside(name).filter((module) => !/^(react|lucide-react)$/.test(module))).toEqual([])
    },
  )
})
