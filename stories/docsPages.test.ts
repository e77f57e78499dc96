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

  it('show each story that opens a dialog at once in a frame, because the dialog would cover the page', () => {
    const opensAtOnce = (story: string) => {
      const [before = '', after] = story.split(/ByRole\('(?:alert)?dialog'/, 2)
      return /^  args: .*panel: '/m.test(before) || (after !== undefined && !/userEvent|\.click\(|press/.test(before))
    }
    const covering = storyFiles.filter((file) => {
      if (metaOf(file).includes('inFrame')) return false
      if (/(Dialog|Sheet|Question|Overlay)\.stories/.test(file)) return true
      const stories = readFileSync(file, 'utf8').split(/^export const /m)
      return stories.some((story) => opensAtOnce(story) && !story.includes('inFrame'))
    })
    expect(covering).toEqual([])
  })
})
