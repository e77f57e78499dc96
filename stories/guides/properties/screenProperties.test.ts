import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screenNameOf } from '../guides.ts'
import { parseComponents } from './parseComponents.ts'
import { ownScreenProperties, screenProperties, screenPropertyText } from './screenProperties.ts'
import { sharedProperties } from './sharedProperties.ts'

const storyFiles = globSync('stories/screens/**/*.stories.tsx')

const sources = globSync('design-system/screens/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The properties of each screen and shared part that has stories. */
const all = new Map(
  storyFiles.map((file) => {
    const source = file.replace('stories/', 'design-system/').replace('.stories.tsx', '.tsx')
    const name = basename(source, '.tsx')
    const component = parseComponents(source).find(({ displayName }) => displayName === name)
    return [name, Object.keys(component?.props ?? {})]
  }),
)

describe('the table of properties on a screen’s docs page', () => {
  it('has a Japanese description for every property of every screen', () => {
    expect([...all.values()].flat().length).toBeGreaterThan(800)
    const undescribed = [...all].flatMap(([screen, names]) =>
      names.filter((name) => screenPropertyText(screen, name) === undefined).map((name) => `${screen}.${name}`),
    )
    expect(undescribed).toEqual([])
  })

  it('has no description of a property that does not exist, and no description twice', () => {
    const own = Object.entries(ownScreenProperties).flatMap(([screen, texts]) =>
      Object.entries(texts).map(([name, text]) => ({ screen, name, text })),
    )
    const isDeclared = (name: string) => new RegExp(`^\\s+${name}\\??: `, 'm').test(sources)
    const gone = own.filter(({ screen, name }) => !all.has(screen) || !isDeclared(name))
    const repeated = own.filter(({ name, text }) => screenProperties[name] === text)
    expect([...gone, ...repeated]).toEqual([])
    const used = new Set([...all.values()].flat())
    const unused = Object.entries(screenProperties).filter(
      ([name, text]) => !used.has(name) || sharedProperties[name] === text,
    )
    expect(unused).toEqual([])
  })

  it('has one or two short Japanese sentences for each property', () => {
    const texts = [screenProperties, ...Object.values(ownScreenProperties)].flatMap((each) => Object.values(each))
    for (const text of texts) expect(text).toMatch(/^(?=.{6,60}$).*[ぁ-ん].*[。）]$/)
  })

  it('is found by the story file of the screen', () => {
    expect(storyFiles.map((file) => screenNameOf(`./${file}`)).toSorted()).toEqual([...all.keys()].toSorted())
    expect(screenNameOf('./stories/components/Button.stories.tsx')).toBe('')
  })
})
