import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Guide } from './guide.types.ts'
import { docsIdsOf, guideOf, guides, withComponentLinks, componentReference } from './guides.ts'

const components = globSync('stories/components/*.stories.tsx').map((file) => file.split(/[/.]/)[2] ?? '')
const componentsWithoutGuide = components.filter(
  (name) => guideOf(`./stories/components/${name}.stories.tsx`) === undefined,
)

/** The sentences of a guide without its shortcuts, which several components share. */
const sentencesOf = ({ what, when, whenNot, states, reader, texts = [] }: Guide) => [
  what,
  ...[when, whenNot, states, reader, texts].flat(),
]

/** All pairs of neighbouring characters, for measuring how similar two guides are. */
function pairsOf(guide: Guide): Set<string> {
  const words = sentencesOf(guide).join('')
  return new Set(Array.from(words.slice(1), (letter, at) => words.charAt(at) + letter))
}

function similarity(one: Set<string>, other: Set<string>): number {
  return [...one].filter((pair) => other.has(pair)).length / Math.min(one.size, other.size)
}

/** Components that only apply colours or contain others, and have no texts of their own. */
const withoutTexts = ['BelowFold', 'ChannelTheme', 'Light', 'ModeArea', 'NearViewport', 'PageFrame', 'WindowedList']

/** Matches operable elements, and components of the design system that contain them. */
const operable =
  /<(?:a|button|input|textarea|select|(?:App|Text|Skip)Link|(?:Icon)?Button|TextField|Sheet|SideMenu)\b|role="(?:feed|grid)"/

describe('the guides of Storybook’s docs pages', () => {
  it('include a guide for every component of the design system', () => {
    expect(components.length).toBeGreaterThan(60)
    expect(componentsWithoutGuide).toEqual([])
  })

  it('each belong to an existing component', () => {
    expect(Object.keys(guides).filter((name) => !components.includes(name))).toEqual([])
  })

  it.each(Object.entries(guides))(
    'of %s describe in Japanese the component’s use, limits, states, announcements and texts',
    (_, guide) => {
      const { when, whenNot, states, keyboard, reader, texts } = guide
      for (const part of [when, whenNot, states, keyboard, reader, texts]) expect(part).not.toEqual([])
      for (const text of sentencesOf(guide)) expect(text).toMatch(/^(?=.{8}).*[ぁ-ん].*[。）]$/)
      for (const [key, does] of keyboard ?? [])
        expect([key, does]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/ます。$/)])
      expect(sentencesOf(guide).join('').length).toBeGreaterThan(100)
    },
  )

  it('each mention at least one other component, and no component that does not exist', () => {
    const named = Object.entries(guides).map(([name, guide]) => {
      const references = Array.from(sentencesOf(guide).join('').matchAll(componentReference), ([, other = '']) => other)
      return [name, references] as const
    })
    expect(named.filter(([, others]) => others.length === 0)).toEqual([])
    expect(
      named.filter(([name, others]) => others.some((other) => other === name || !components.includes(other))),
    ).toEqual([])
  })

  it('list the shortcut keys of every component that a user can operate', () => {
    const pressed = Object.keys(guides).filter((name) =>
      operable.test(readFileSync(`design-system/components/${name}.tsx`, 'utf8')),
    )
    expect(pressed.length).toBeGreaterThan(30)
    expect(pressed.filter((name) => !guides[name]?.keyboard)).toEqual([])
  })

  it('describe the texts of every component that contains texts of its own', () => {
    const undescribed = Object.keys(guides).filter((name) => !guides[name]?.texts)
    expect(undescribed.toSorted()).toEqual(withoutTexts)
  })

  it('are no copies: no sentence is in two guides, and no two guides are almost equal', () => {
    const all = Object.values(guides).flatMap(sentencesOf)
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
    const pairs = Object.entries(guides).map(([name, guide]) => [name, pairsOf(guide)] as const)
    const alike = pairs.flatMap(([name, own], at) =>
      pairs.slice(at + 1).flatMap(([other, its]) => (similarity(own, its) > 0.7 ? [`${name} ${other}`] : [])),
    )
    expect(alike).toEqual([])
  })

  it('are found by the path of the component’s story file', () => {
    expect(guideOf('./stories/components/Button.stories.tsx')).toBe(guides['Button'])
    expect(guideOf('./stories/components/constructor.stories.tsx')).toBeUndefined()
    expect(guideOf('./stories/screens/gacha/GachaTop.stories.tsx')).toBeUndefined()
    expect(guideOf(undefined)).toBeUndefined()
  })

  it('contain links to the docs pages of the components that they mention', () => {
    const page = { type: 'docs', id: '部品-操作-ボタン--docs', importPath: './stories/components/Button.stories.tsx' }
    const ids = docsIdsOf({
      entries: {
        page,
        story: { ...page, type: 'story', id: '部品-操作-ボタン--plain' },
        screen: { ...page, id: '画面-ガチャ--docs', importPath: './stories/screens/gacha/GachaTop.stories.tsx' },
      },
    })
    expect(ids).toEqual({ Button: page.id })
    expect(withComponentLinks('ボタン（Button）と骨組み（Skeleton）。', ids)).toBe(
      'ボタン（[Button](?path=/docs/部品-操作-ボタン--docs)）と骨組み（Skeleton）。',
    )
  })
})
