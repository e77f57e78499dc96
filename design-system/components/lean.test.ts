import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modulesLoadedBy } from '../modulesLoadedBy.ts'

const root = import.meta.dirname

const outside = (name: string) =>
  [...modulesLoadedBy(resolve(root, `${name}.tsx`))].filter((module) => !module.startsWith('/'))

describe('a component that pages load before their first paint', () => {
  it.each([
    'PageFrame',
    'Header',
    'Footer',
    'TabBar',
    'Button',
    'CoinButton',
    'Jacket',
    'ProgrammeRow',
    'Light',
    'TabNav',
  ])('does not load Radix, because dialogs and menus are loaded only when the user opens them: %s', (name) => {
    expect(outside(name).filter((module) => module.includes('radix'))).toEqual([])
  })

  it('is detected as loading Radix if it contains a dialog, so that the test for Radix can fail', () => {
    expect(outside('SideMenu')).toContain('@radix-ui/react-dialog')
  })

  it.each(['TextField', 'Checkbox', 'RadioGroup', 'DateField', 'Select'])(
    'loads no npm package except React and the icons: %s',
    (name) => {
      expect(outside(name).filter((module) => !/^(react|lucide-react)$/.test(module))).toEqual([])
    },
  )
})
