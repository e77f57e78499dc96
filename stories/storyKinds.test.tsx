// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { screenPropertyText } from './guides/properties/screenProperties.ts'
import { hostileText, replaceTexts } from './replaceTexts.ts'

interface StoryOfFile {
  name?: string
  args?: object
  render?: ComponentType
  parameters?: { picture?: boolean | { modes?: string[] } }
  globals?: { texts?: string; network?: string }
}
interface StoryFile {
  default: { component: ComponentType; args?: object; render?: ComponentType }
  [story: string]: StoryOfFile
}

const files = Object.entries(import.meta.glob<StoryFile>('./screens/**/*.stories.tsx', { eager: true })).map(
  ([path, file]) => {
    const [, , area = '', ...rest] = path.split('/')
    const { default: meta, ...stories } = file
    return { path, area, screen: rest.join('/'), meta, stories: Object.entries(stories as Record<string, StoryOfFile>) }
  },
)
/** The folder `parts` has shared pieces of screens, which the stories of the screens show in all states. */
const areas = [...new Set(files.map(({ area }) => area))].filter((area) => area !== 'parts').toSorted()

/** The kinds of stories, by the beginning of the story's export. */
const kinds = {
  loading: /^Loading/,
  failed: /^Failed/,
  empty: /^(Empty|Nothing)/,
  offline: /^(Offline|EndOffline)/,
  long: /^Long/,
  hostile: /^Hostile/,
} as const
type Kind = keyof typeof kinds

const ofDevice = 'the list is stored on the device, so it neither loads nor fails'
const ofCaller = 'the dialog opens with all its data'
const form = 'a form loads nothing, and says failures at its fields'

/** Kinds that an area does not have, with the reason. */
const notApplicable: Record<string, Partial<Record<Kind, string>>> = {
  later: { loading: ofDevice, failed: ofDevice },
  login: { empty: form, hostile: 'no text of a host is on these pages' },
  lottery: { empty: 'a page of one lottery, whose least content is the story Bare' },
  serial: { loading: form, failed: form, empty: form },
  share: { loading: ofCaller, failed: ofCaller, empty: ofCaller },
  spending: { hostile: 'no text of a host is on these pages' },
  system: { loading: ofCaller, failed: ofCaller, empty: ofCaller },
}

const storiesOf = (area: string) => files.filter((file) => file.area === area).flatMap(({ stories }) => stories)
const sourceOf = (path: string) =>
  readFileSync(path.replace('./', 'design-system/').replace('.stories.tsx', '.tsx'), 'utf8')

describe('the stories of screens', () => {
  it('show each area loading, failed, empty, offline, with long and with hostile texts', () => {
    const missing = areas.flatMap((area) =>
      (Object.keys(kinds) as Kind[])
        .filter((kind) => !notApplicable[area]?.[kind] && !storiesOf(area).some(([story]) => kinds[kind].test(story)))
        .map((kind) => `${area}: ${kind}`),
    )
    expect(areas.length).toBeGreaterThan(35)
    expect(missing).toEqual([])
  })

  it('leave a kind out only where the area has no story of it', () => {
    const needless = Object.entries(notApplicable).flatMap(([area, reasons]) =>
      (Object.keys(reasons) as Kind[])
        .filter((kind) => storiesOf(area).some(([story]) => kinds[kind].test(story)))
        .map((kind) => `${area}: ${kind}`),
    )
    expect(needless).toEqual([])
  })

  it('show each screen that loads data loading and failed', () => {
    const loadsData = files.filter(({ path }) => /^  \w+\??: (Loadable|Paged)</m.test(sourceOf(path)))
    expect(loadsData.length).toBeGreaterThan(70)
    const has = (stories: [string, StoryOfFile][], kind: Kind) => stories.some(([story]) => kinds[kind].test(story))
    const missing = loadsData.filter(({ stories }) => !has(stories, 'loading') || !has(stories, 'failed'))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('show each page of a live talk offline, with long and with hostile texts, like those of the gacha', () => {
    const pages = files.filter(({ path }) => /livetalk\/.*Screen\./.test(path))
    const without = pages.flatMap(({ screen, stories }) =>
      (['offline', 'long', 'hostile'] as const)
        .filter((kind) => !stories.some(([story]) => kinds[kind].test(story)))
        .map((kind) => `${screen}: ${kind}`),
    )
    expect(pages).toHaveLength(10)
    expect(without).toEqual([])
  })

  it('have pictures at 200 % text and in forced colours for ten key screens', () => {
    const isTaken = ({ parameters }: StoryOfFile, mode: string) =>
      typeof parameters?.picture === 'object' && parameters.picture.modes?.includes(mode)
    const keyScreens = files.filter(({ stories }) =>
      stories.some(([, story]) => isTaken(story, 'large') && isTaken(story, 'forced')),
    )
    expect(keyScreens.map(({ screen }) => screen.replace('.stories.tsx', ''))).toEqual([
      'ChannelScreen',
      'EventScreen',
      'GachaTopScreen',
      'HomeScreen',
      'LivetalkScreen',
      'MyPageScreen',
      'FinalConfirm',
      'PurchaseScreen',
      'ShopDialog',
      'VoteTopScreen',
    ])
  })

  it('pass only properties that the docs page describes in Japanese', () => {
    const undescribed = files.flatMap(({ path, screen, meta, stories }) => {
      const name = /(\w+)\.stories\.tsx$/.exec(screen)?.[1] ?? ''
      const args = new Set(
        [meta, ...stories.map(([, story]) => story)].flatMap(({ args: own }) => Object.keys(own ?? {})),
      )
      return [...args].filter((arg) => !screenPropertyText(name, arg)).map((arg) => `${path}: ${arg}`)
    })
    expect(undescribed).toEqual([])
  })

  it('begin with the standard state', () => {
    const firstOf = (path: string) => /^export const (\w+)/m.exec(readFileSync(join('stories', path), 'utf8'))?.[1]
    const first = files.map(({ path, stories }) => [path, stories.find(([story]) => story === firstOf(path))] as const)
    const others = first.filter(([, story]) => !story?.[1].name?.startsWith('標準'))
    expect(others.map(([path, story]) => `${path}: ${story?.[1].name}`)).toEqual([])
  })

  it('are named hostile exactly if their texts are hostile, and are named offline if they show the screen offline', () => {
    const isMisnamed = ({ name = '', globals: { texts, network } = {} }: StoryOfFile) =>
      name.startsWith('いたずら') !== (texts === 'hostile') || (network === 'offline' && !name.startsWith('オフライン'))
    const wrong = files.flatMap(({ path, stories }) =>
      stories.filter(([, story]) => isMisnamed(story)).map(([story]) => `${path}: ${story}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the names of stories', () => {
  /** The names as Storybook's sidebar shows them: only those that are written at the story itself. */
  const written = files.flatMap(({ path, screen, stories }) => {
    const source = readFileSync(join('stories', path), 'utf8')
    return stories.map(([story]) => {
      const own = source.split(new RegExp(`^export const ${story}\\b`, 'm'))[1]?.split(/^(?:export )?const /m)[0]
      const [, name = ''] = /name: '(.*?)'/.exec(own ?? '') ?? []
      return { story: `${screen.replace('.stories.tsx', '')}.${story}`, name }
    })
  })

  it('are Japanese, and contain no message code of a server, because designers do not know these codes', () => {
    const foreign = written.filter(
      ({ name }) => !/[ぁ-んァ-ヶ一-龠]/.test(name) || /[A-Z_]{4,}/.test(name.replace('WCAG', '')),
    )
    expect(foreign).toEqual([])
  })

  it('begin with 終了 or 期限切れ where something is over, so that the search field finds them by this word', () => {
    const over = written.filter(({ story }) =>
      /\.(Over|PeriodOver|PublicationOver|JustEnded|ClosedMeanwhile)$/.test(story),
    )
    expect(over.length).toBeGreaterThan(15)
    expect(over.filter(({ name }) => !/^(終了|期限切れ)：/.test(name))).toEqual([])
  })
})

describe.each(files)('$area/$screen', ({ meta, stories }) => {
  it('renders hostile texts as text only (X15)', () => {
    const [, { args, render }] = stories.find(([story]) => story === 'Hostile') ?? stories[0] ?? ['', {}]
    const shown = replaceTexts({ ...meta.args, ...args }, hostileText)
    const Screen = render ?? meta.render ?? meta.component
    const html = renderToStaticMarkup(<Screen {...shown} />)
    expect(html).not.toMatch(/<img src="?x|<script|href="javascript/)
  })
})
