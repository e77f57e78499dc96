import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Guide } from './guide.types.ts'
import { docsIdsOf, guideOf, guides, linked, reference } from './guides.ts'

const names = globSync('stories/components/*.stories.tsx').map((file) => file.split(/[/.]/)[2] ?? '')
const without = names.filter((name) => guideOf(`./stories/components/${name}.stories.tsx`) === undefined)

/** What a designer reads, but for the keys: several components have the same. */
const sentencesOf = ({ what, when, whenNot, states, reader, texts = [] }: Guide) => [
  what,
  ...[when, whenNot, states, reader, texts].flat(),
]

/** Two letters each: what a copy with another word in it still shares. */
function pairsOf(guide: Guide): Set<string> {
  const words = sentencesOf(guide).join('')
  return new Set(Array.from(words.slice(1), (letter, at) => words.charAt(at) + letter))
}

function likeness(one: Set<string>, other: Set<string>): number {
  return [...one].filter((pair) => other.has(pair)).length / Math.min(one.size, other.size)
}

/** What only colours, darkens or holds others has no words of its own. */
const wordless = ['BelowFold', 'ChannelTheme', 'ComesNear', 'Light', 'ModeArea', 'PageFrame', 'WindowedList']

/** What takes a key: elements, and components of ours that are made of them. */
const operable =
  /<(?:a|button|input|textarea|select|(?:App|Text|Skip)Link|(?:Icon)?Button|TextField|Sheet|SideMenu)\b|role="(?:feed|grid)"/

describe('the guides of Storybook’s docs pages', () => {
  it('every component has one', () => {
    expect(names.length).toBeGreaterThan(60)
    expect(without).toEqual([])
  })

  it('each is of a component that there is', () => {
    expect(Object.keys(guides).filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(Object.entries(guides))(
    '%s says in Japanese when, when not, in which states, what is heard and with which words',
    (_, guide) => {
      const { when, whenNot, states, keyboard, reader, texts } = guide
      for (const part of [when, whenNot, states, keyboard, reader, texts]) expect(part).not.toEqual([])
      for (const text of sentencesOf(guide)) expect(text).toMatch(/^(?=.{8}).*[ぁ-ん].*[。）]$/)
      for (const [key, does] of keyboard ?? [])
        expect([key, does]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/ます。$/)])
      expect(sentencesOf(guide).join('').length).toBeGreaterThan(100)
    },
  )

  it('each leads to other components, and only to such as there are', () => {
    const named = Object.entries(guides).map(([name, guide]) => {
      const references = Array.from(sentencesOf(guide).join('').matchAll(reference), ([, other = '']) => other)
      return [name, references] as const
    })
    expect(named.filter(([, others]) => others.length === 0)).toEqual([])
    expect(named.filter(([name, others]) => others.some((other) => other === name || !names.includes(other)))).toEqual(
      [],
    )
  })

  it('what takes a key says which, and what it does', () => {
    const pressed = Object.keys(guides).filter((name) =>
      operable.test(readFileSync(`design-system/components/${name}.tsx`, 'utf8')),
    )
    expect(pressed.length).toBeGreaterThan(30)
    expect(pressed.filter((name) => !guides[name]?.keyboard)).toEqual([])
  })

  it('says how the words are written, of all that have some', () => {
    const silent = Object.keys(guides).filter((name) => !guides[name]?.texts)
    expect(silent.toSorted()).toEqual(wordless)
  })

  it('none is a copy of another: no sentence stands twice, and no two are alike but for a word', () => {
    const all = Object.values(guides).flatMap(sentencesOf)
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([])
    const pairs = Object.entries(guides).map(([name, guide]) => [name, pairsOf(guide)] as const)
    const alike = pairs.flatMap(([name, own], at) =>
      pairs.slice(at + 1).flatMap(([other, its]) => (likeness(own, its) > 0.7 ? [`${name} ${other}`] : [])),
    )
    expect(alike).toEqual([])
  })

  it('a docs page finds it by its story file, and none for another', () => {
    expect(guideOf('./stories/components/Button.stories.tsx')).toBe(guides['Button'])
    expect(guideOf('./stories/components/constructor.stories.tsx')).toBeUndefined()
    expect(guideOf('./stories/screens/gacha/GachaTop.stories.tsx')).toBeUndefined()
    expect(guideOf(undefined)).toBeUndefined()
  })

  it('a component that is named is a link to its docs page, where Storybook has one', () => {
    const page = { type: 'docs', id: '部品-操作-ボタン--docs', importPath: './stories/components/Button.stories.tsx' }
    const ids = docsIdsOf({
      entries: {
        page,
        story: { ...page, type: 'story', id: '部品-操作-ボタン--plain' },
        screen: { ...page, id: '画面-ガチャ--docs', importPath: './stories/screens/gacha/GachaTop.stories.tsx' },
      },
    })
    expect(ids).toEqual({ Button: page.id })
    expect(linked('ボタン（Button）と骨組み（Skeleton）。', ids)).toBe(
      'ボタン（[Button](?path=/docs/部品-操作-ボタン--docs)）と骨組み（Skeleton）。',
    )
  })
})
