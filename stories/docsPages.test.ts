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

  it.each([
    ['アイコン', 'IconButton'],
    ['アバター', 'Avatar'],
    ['アラート', 'AlertDialog'],
    ['エラー', 'ErrorSummary'],
    ['エラー', 'FailedState'],
    ['エラー', 'FieldError'],
    ['スケルトン', 'Skeleton'],
    ['ステッパー', 'CountField'],
    ['テーマカラー', 'ChannelTheme'],
    ['バッジ', 'Badge'],
    ['バナー', 'SmartBanner'],
    ['プルダウン', 'Select'],
    ['モーダル', 'Dialog'],
    ['ローディング', 'LoadingOverlay'],
    ['ローディング', 'PendingSticks'],
    ['画像', 'Artwork'],
    ['空の状態', 'EmptyState'],
    ['検索', 'SearchScreen'],
    ['固定フッター', 'StickyFoot'],
    ['投稿カード', 'Timeline'],
    ['二次元コード', 'EntryCodeScreen'],
  ])('are found by the usual word %s too, for the component %s, which has another name here', (word, component) => {
    const file = storyFiles.find((each) => basename(each) === `${component}.stories.tsx`) ?? ''
    const [, title = ''] = /title: '[^']*\/([^'/]+)'/.exec(metaOf(file)) ?? []
    // Storybook's search does not look further into a name.
    expect(title.slice(0, 20)).toContain(word)
  })

  it('are in a group of the sidebar, and only “部品” at the top has that name', () => {
    const groupOf = (file: string) => /title: '([^']+)\/[^'/]+'/.exec(metaOf(file))?.[1]?.split('/') ?? []
    const screensAndParts = storyFiles.filter((file) => !file.startsWith('stories/law/'))
    expect(screensAndParts.filter((file) => groupOf(file).length < 2 || groupOf(file)[1] === '部品')).toEqual([])
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
