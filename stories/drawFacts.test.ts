// @vitest-environment happy-dom
import { DrawFacts, drawFactTerms, type DrawFactTexts } from '@tsudoi/design-system/screens/parts/DrawFacts'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { exampleDraw, drawFactsOf } from './examples/exampleDraws.ts'

/** The names of facts that a page could omit without a type error. This type must be `never`. */
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

/** The stories of all pages about a draw or a lottery. */
const files = import.meta.glob<StoryFile>('./screens/{draw,lottery}/*Screen.stories.tsx', { eager: true })

const stories = Object.entries(files).flatMap(([file, { default: meta, ...all }]) =>
  Object.values(all as Record<string, Story>).map(({ name = '', args }) => ({
    title: `${file.split('/').at(-1)} ${name}`,
    Screen: meta.component,
    args: { ...meta.args, ...args },
  })),
)

/** Whether the story shows the draw: it is not loading, failed, missing or hidden. */
const isShown = ({ args }: (typeof stories)[number]) => {
  const draw = (args['draw'] ?? args['lottery']) as { state: string; data?: unknown }
  return draw.state === 'ready' && typeof draw.data === 'object'
}

const shown = stories.filter(isShown)

/** The text of every `dt` or `dd`, in document order. */
const textsOf = (markup: string, element: 'dt' | 'dd') =>
  [...markup.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  )

describe('the twelve legal facts of a draw (W091–W093) and of a lottery (W111–W113)', () => {
  it('are twelve in number, and the type requires all of them', () => {
    expect(Object.keys(drawFactTerms)).toHaveLength(12)
    expectTypeOf<MayBeMissing>().toBeNever()
  })

  it('are all rendered, each beside its own term', () => {
    const facts = drawFactsOf(exampleDraw)
    const markup = renderToStaticMarkup(createElement(DrawFacts, { facts }))
    const { contact, ...texts } = facts
    const words = { ...texts, contact: `${contact.text} ${contact.label}` }
    const names = Object.keys(drawFactTerms) as (keyof DrawFactTexts)[]
    expect(textsOf(markup, 'dt')).toEqual(Object.values(drawFactTerms))
    expect(textsOf(markup, 'dd')).toEqual(names.map((name) => words[name]))
  })

  it('are checked here with stories of all pages about draws and lotteries', () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(6)
    expect(shown.length).toBeGreaterThan(40)
  })

  it.each(shown)('are on the page of the story $title', ({ Screen, args }) => {
    const terms = textsOf(renderToStaticMarkup(createElement(Screen, args)), 'dt')
    expect(Object.values(drawFactTerms).filter((term) => !terms.includes(term))).toEqual([])
  })
})
