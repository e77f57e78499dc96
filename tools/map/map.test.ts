import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawMap } from './drawMap.ts'
import { modules, importsBetween, importsOfRepository } from './modules.ts'

const imports = importsOfRepository()
const layerOf = (id: string) => modules.find((module) => module.id === id)?.layer ?? ''

/** CONTRIBUTING.md's table of folders: what each may import. */
function allowed(): Map<string, string[]> {
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([\w-]+)\/` +\|[^|]+\|([^|]+)\|$/gm)
  return new Map(
    [...rows].map(([, folder = '', may = '']) => [
      folder,
      [...may.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
    ]),
  )
}

describe('the map of the repository (docs/map.svg)', () => {
  it('shows who imports whom today; otherwise: npm run map', () => {
    expect(readFileSync('docs/map.svg', 'utf8')).toBe(drawMap(imports))
  })

  it('has no import that CONTRIBUTING.md does not allow', () => {
    const may = allowed()
    expect([...may.keys()].toSorted()).toEqual(['app', 'contracts', 'design-system', 'stories', 'tools'])
    // Storybook's own pages serve the tools that take its pictures; the tools may look everywhere.
    const bound = imports.filter(({ from }) => layerOf(from) !== 'tools' && from !== 'storybook')
    const strange = bound.filter(
      ({ from, to }) => layerOf(from) !== layerOf(to) && !may.get(layerOf(from))?.includes(layerOf(to)),
    )
    expect(strange).toEqual([])
    expect(bound.length).toBeGreaterThan(10)
  })

  it('finds an import by a relative path, by a package, in an import() and of a type', () => {
    const files: Record<string, string> = {
      'app/areas/gacha/GachaTopRoute.tsx': "import type { Gacha } from '@tsudoi/contracts/gacha/gacha.endpoints'",
      'contracts/gacha/gacha.cases.ts': "const later = import('../sandbox/handlers.ts')",
      'stories/law/Gacha.stories.tsx': "import { a } from '../../design-system/screens/gacha/a.tsx'",
      'app/areas/gacha/a.test.ts': "import { drawMap } from '../../../tools/map/drawMap.ts'",
    }
    expect(importsBetween(Object.keys(files), (file) => files[file] ?? '')).toEqual([
      { from: 'areas', to: 'contracts' },
      { from: 'stories', to: 'screens' },
      { from: 'contracts', to: 'sandbox' },
    ])
  })
})
