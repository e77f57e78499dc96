import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modulesLoadedBy } from '../modulesLoadedBy.ts'

const root = import.meta.dirname

const outside = (name: string) =>
  [...modulesLoadedBy(resolve(root, `${name}.tsx`))].filter((module) => !module.startsWith('/'))

describe('a component that pages load at first', () => {
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
  ])('does not load Radix, because dialogs and menus are loaded when the user opens them: %s', (name) => {
    expect(outside(name).filter((module) => module.includes('radix'))).toEqual([])
  })

  it('is found to load Radix if it has a dialog, so that the test above can fail', () => {
    expect(outside('SideMenu')).toContain('@radix-ui/react-dialog')
  })

  it.each(['TextField', 'Checkbox', 'RadioGroup', 'DateField', 'Select'])(
    'loads no package except React and the icons: %s',
    (name) => {
      expect(outside(name).filter((module) => !/^(react|lucide-react)$/.test(module))).toEqual([])
    },
  )
})
