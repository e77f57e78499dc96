import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const storyFiles = globSync('stories/**/*.stories.tsx').toSorted()
const metaOf = (file: string) => /^const meta\b[\s\S]*? satisfies /m.exec(readFileSync(file, 'utf8'))?.[0] ?? ''

describe('Storybook’s docs pages', () => {
  it('of all screens begin with a Japanese paragraph: what the screen is for, and when it is shown', () => {
    const screens = storyFiles.filter((file) => !file.startsWith('stories/components/'))
    expect(screens.length).toBeGreaterThan(150)
    const begin = /description: \{\s*component:\s*'[ぁ-んァ-ヶ一-龠][^']*(?:です|ます)[^']*。'/
    expect(screens.filter((file) => !begin.test(metaOf(file)))).toEqual([])
  })

  it('are found by the English name of the component, which ends their title', () => {
    const hasName = (file: string) => new RegExp(`title: '[^']+ ${basename(file, '.stories.tsx')}'`).test(metaOf(file))
    expect(storyFiles.filter((file) => !hasName(file))).toEqual([])
  })
})
