import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedPicturesSince } from './changedPictures.ts'
import { reviewPage } from './reviewPage.ts'
import { storyFinder } from './storyFinder.ts'

const repository = mkdtempSync(join(tmpdir(), 'tsudoi-review-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: repository })

function picture(name: string, text: string): void {
  const file = join(repository, 'stories/pictures', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(() => {
  git('init', '-q')
  for (const name of ['changed', 'gone', 'same'])
    picture(`screens/gacha/GachaTop/${name}-390-day.webp`, `${name} before`)
  git('add', '.')
  git('commit', '-qm', 'before')
  picture('screens/gacha/GachaTop/changed-390-day.webp', 'changed after')
  picture('components/推し/new-1280-stage.webp', 'new after')
  rmSync(join(repository, 'stories/pictures/screens/gacha/GachaTop/gone-390-day.webp'))
})
afterAll(() => rmSync(repository, { recursive: true }))

const textOf = (picture?: Buffer) => picture?.toString()

describe('npm run stories:review', () => {
  it('lists exactly the pictures that are new, deleted or changed since a Git revision', () => {
    const found = changedPicturesSince('HEAD', repository).map(({ file, before, after }) => [
      file,
      textOf(before),
      textOf(after),
    ])
    expect(found).toEqual([
      ['components/推し/new-1280-stage.webp', undefined, 'new after'],
      ['screens/gacha/GachaTop/changed-390-day.webp', 'changed before', 'changed after'],
      ['screens/gacha/GachaTop/gone-390-day.webp', 'gone before', undefined],
    ])
  })

  it('fails with a message if the Git revision does not exist', () => {
    expect(() => changedPicturesSince('v0-nowhere', repository)).toThrow('There is no revision v0-nowhere.')
  })

  const gachaTop = {
    type: 'story',
    title: '画面/ガチャ/ガチャ GachaTop',
    name: '標準',
    id: '画面-ガチャ-gachatop--changed',
    importPath: './stories/screens/gacha/GachaTop.stories.tsx',
  }
  const storyOf = storyFinder([gachaTop, { ...gachaTop, id: '画面-ガチャ-gachatop--docs', type: 'docs' }])
  const changes = () => changedPicturesSince('HEAD', repository)

  it('links each picture to its story in a published Storybook', () => {
    const page = reviewPage(changes(), { revision: 'v1', storybook: 'https://stories.example/', storyOf })
    const [, url = ''] = /<a href="(https:[^"]+)"/.exec(page) ?? []
    expect(new URL(url).origin).toBe('https://stories.example')
    expect(new URL(url).searchParams.get('path')).toBe(`/story/${gachaTop.id}`)
  })

  it('names each story as in the sidebar, without a link, if no published Storybook is given', () => {
    const page = reviewPage(changes(), { revision: 'v1', storyOf })
    expect(page).toContain('画面/ガチャ/ガチャ GachaTop › 標準')
    expect(page).not.toMatch(/href="(?!#)/)
    expect(page).not.toContain('127.0.0.1')
  })

  it('writes one page, usable without a network, with both pictures, a slider and the story of each change, grouped by screen', () => {
    const page = reviewPage(changes(), { revision: '<v1>', storyOf })
    expect(page).toContain('2か所、3枚が変わりました。')
    expect(page).toContain('<title>&lt;v1&gt;からの変更</title>')
    for (const text of ['changed before', 'changed after', 'new after', 'gone before'])
      expect(page).toContain(`data:image/webp;base64,${Buffer.from(text).toString('base64')}`)
    expect(page.match(/type="range" min="0"/g)).toHaveLength(1)
    expect(page.match(/ストーリーはもうない/g)).toHaveLength(2)
    expect(page).not.toMatch(/<(link|script|img)[^>]+(src|href)="https?:/)
  })
})
