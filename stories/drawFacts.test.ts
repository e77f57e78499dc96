// @vitest-environment happy-dom
import { DrawFacts, drawFactTerms, type DrawFactTexts } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { dialDraw, factsOf } from './examples/exampleDraws.ts'

/** Facts that could be left out of the page without a type error: none. */
type MayBeMissing = {
  [Name in keyof DrawFactTexts]: Omit<DrawFactTexts, Name> extends DrawFactTexts ? Name : never
}[keyof DrawFactTexts]

interface Story {
  name?: string
  args?: Record<string, unknown>
}
interface StoryFile {
  default: { component: ComponentType<Record<string, unknown>>; args: Record<string, unknown> }
}

/** Every page about a draw or a lottery. */
const files = import.meta.glob<StoryFile>('./screens/{draw,lottery}/*Screen.stories.tsx', { eager: true })

const stories = Object.entries(files).flatMap(([file, { default: meta, ...all }]) =>
  Object.values(all as Record<string, Story>).map(({ name = '', args }) => ({
    title: `${file.split('/').at(-1)} ${name}`,
    Screen: meta.component,
    args: { ...meta.args, ...args },
  })),
)

/** The draw is there: not on its way, not failed, not missing, not hidden. */
const isShown = ({ args }: (typeof stories)[number]) => {
  const draw = (args['draw'] ?? args['lottery']) as { state: string; data?: unknown }
  return draw.state === 'ready' && typeof draw.data === 'object'
}

const shown = stories.filter(isShown)

/** The words of every element of a kind, in the order of the page. */
const wordsOf = (markup: string, element: 'dt' | 'dd') =>
  [...markup.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  )

describe('the twelve facts of a draw (W091–W093) and of a lottery (W111–W113)', () => {
  it('are twelve, and none can be left out', () => {
    expect(Object.keys(drawFactTerms)).toHaveLength(12)
    expectTypeOf<MayBeMissing>().toBeNever()
  })

  it('are all said, each beside its term', () => {
    const facts = factsOf(dialDraw)
    const markup = renderToStaticMarkup(createElement(DrawFacts, { facts }))
    const { contact, ...texts } = facts
    const words = { ...texts, contact: `${contact.text} ${contact.label}` }
    const names = Object.keys(drawFactTerms) as (keyof DrawFactTexts)[]
    expect(wordsOf(markup, 'dt')).toEqual(Object.values(drawFactTerms))
    expect(wordsOf(markup, 'dd')).toEqual(names.map((name) => words[name]))
  })

  it('finds the stories of all pages', () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(6)
    expect(shown.length).toBeGreaterThan(40)
  })

  it.each(shown)('stand on the page: $title', ({ Screen, args }) => {
    const terms = wordsOf(renderToStaticMarkup(createElement(Screen, args)), 'dt')
    expect(Object.values(drawFactTerms).filter((term) => !terms.includes(term))).toEqual([])
  })
})
