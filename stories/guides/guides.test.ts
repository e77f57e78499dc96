import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guideOf, guides } from './guides.ts'

const names = globSync('stories/components/*.stories.tsx').map((file) => file.split(/[/.]/)[2] ?? '')
const without = names.filter((name) => guideOf(`./stories/components/${name}.stories.tsx`) === undefined)

/** Components that have none yet. The list only ever shrinks: a new component comes with its guide. */
const stillWithout = `
  AppLink Artwork Avatar Badge BelowFold ChannelTheme ClampedText CoinBalance CoinText
  ComesNear CountField CountText DateField DialogSurface ErrorSummary Feed FieldError FieldFrame
  Fieldset Footer Header HeaderCoins HeaderMenu HeaderNotices Jacket Light Logo
  ModeArea OddsSeats PageFrame PasswordField PendingSticks ProgrammeList ProgrammeRow Rarity ReadonlyField
  Requirement Section SideMenu Sidebar Skeleton SkipLink SmartBanner TabBar TextArea
  TitleText ToastRegion VirtualGrid WindowedList
`
const most = 49

describe('the guides of Storybook’s docs pages', () => {
  it('a new component has one: the list of those without never grows', () => {
    const listed = stillWithout.trim().split(/\s+/)
    expect(names.length).toBeGreaterThan(60)
    expect(without.toSorted()).toEqual(listed.toSorted())
    expect(listed.length).toBeLessThanOrEqual(most)
  })

  it('each is of a component that there is', () => {
    expect(Object.keys(guides).filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(Object.entries(guides))(
    '%s says in Japanese when, when not, in which states and with which words',
    (_, guide) => {
      const { what, when, whenNot, states, keyboard, texts } = guide
      const parts = [[what], when, whenNot, states, texts, ...(keyboard ? [keyboard.map(([, does]) => does)] : [])]
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0)
        for (const text of part) expect(text).toMatch(/[ぁ-ん].*[。）]$/)
      }
    },
  )

  it('a docs page finds it by its story file, and none for another', () => {
    expect(guideOf('./stories/components/Button.stories.tsx')).toBe(guides['Button'])
    expect(guideOf('./stories/components/constructor.stories.tsx')).toBeUndefined()
    expect(guideOf('./stories/screens/gacha/GachaTop.stories.tsx')).toBeUndefined()
    expect(guideOf(undefined)).toBeUndefined()
  })
})
