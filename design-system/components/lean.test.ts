import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modulesLoadedBy } from '../modulesLoadedBy.ts'

const root = import.meta.dirname

const outside = (name: string) =>
  [...modulesLoadedBy(resolve(root, `${name}.tsx`))].filter((module) => !module.startsWith('/'))

describe('the modules that the first view loads', () => {
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
  ])('%s does not import Radix: dialogs and menus are loaded when the user opens them', (name) => {
    expect(outside(name).filter((module) => module.includes('radix'))).toEqual([])
  })

  it('the import of Radix is found in a dialog, so the test above can fail', () => {
    expect(outside('SideMenu')).toContain('@radix-ui/react-dialog')
  })

  it.each(['TextField', 'Checkbox', 'RadioGroup', 'DateField', 'Select'])(
    '%s imports no package except React and the icons',
    (name) => {
      expect(outside(name).filter((module) => !/^(react|lucide-react)$/.test(module))).toEqual([])
    },
  )
})
