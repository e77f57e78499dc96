import { act, cleanup, render } from '@testing-library/react'
import { Activity, Fragment, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { guardTranslation } from './guardTranslation.ts'

/** Returns `[tr]あと` in two nested elements, as Chrome inserts it. */
function translationOf(text: Node): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(`[tr]${text.nodeValue}`)
  outer.append(inner)
  return outer
}

/** The ways in which a translator may replace a text node. */
const ways: Readonly<Record<string, (text: ChildNode) => void>> = {
  'in one step': (text) => text.replaceWith(translationOf(text)),
  'by an insertion before it and a removal': (text) => {
    text.before(translationOf(text))
    text.remove()
  },
  'by an insertion after it and a removal': (text) => {
    text.after(translationOf(text))
    text.remove()
  },
  'by moving it into an element': (text) => {
    const font = document.createElement('font')
    text.before(font)
    font.append('[tr]', text)
  },
}

function textsIn(root: Node): ChildNode[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: ChildNode[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as ChildNode
    if (!text.parentElement?.closest('font, [translate=no]')) texts.push(text)
  }
  return texts
}

/** Translates everything in the page, as a translator does after each change that it observes. */
async function translate(root: Node, way: (text: ChildNode) => void): Promise<void> {
  await act(async () => textsIn(root).forEach(way))
}

/** Renders, translates, renders again, and translates again. Returns the visible text before the second translation. */
async function change(way: (text: ChildNode) => void, first: ReactNode, second: ReactNode): Promise<string> {
  const { container, rerender } = render(<div>{first}</div>)
  await translate(container, way)
  expect(container.textContent).toContain('[tr]')
  rerender(<div>{second}</div>)
  const shown = container.textContent
  await translate(container, way)
  expect(container.textContent.replaceAll('[tr]', '')).toBe(shown.replaceAll('[tr]', ''))
  return shown.replaceAll('[tr]', '')
}

const icon = <svg key="icon" />

/**
 * Changes of texts beside other children: the first render, the second render, and the text that must be visible then.
 */
const changes: readonly (readonly [title: string, first: ReactNode, second: ReactNode, shown: string])[] = [
  ['removes a text', [icon, '送信中'], [icon], ''],
  ['changes a text', [icon, '1票'], [icon, '7票'], '7票'],
  ['changes one of several texts side by side', ['あと', 1, '日'], ['あと', 7, '日'], 'あと7日'],
  ['changes a text twice', ['残り', 1], ['残り', 12], '残り12'],
  ['removes one of several texts side by side', ['あと', 7, '日'], ['あと', 7, null], 'あと7'],
  ['replaces a text by an element', ['フォロー', icon], [<b key="done">済み</b>, icon], '済み'],
  ['replaces an element by a text', ['A', <b key="done">済み</b>], ['A', 'フォロー'], 'Aフォロー'],
  ['inserts an element before a text', [null, '送信'], [<b key="mark">新</b>, '送信'], '新送信'],
  ['inserts an element between two texts', ['甲', null, '乙'], ['甲', <b key="mark">・</b>, '乙'], '甲・乙'],
  [
    'moves a text without an element around it before an element',
    [<Fragment key="a">甲</Fragment>, <Fragment key="b">乙</Fragment>, icon],
    [<Fragment key="b">乙</Fragment>, <Fragment key="a">甲</Fragment>, icon],
    '乙甲',
  ],
  [
    'moves a text without an element around it to the end',
    [<Fragment key="a">甲</Fragment>, <Fragment key="b">乙</Fragment>, icon],
    [<Fragment key="b">乙</Fragment>, icon, <Fragment key="a">甲</Fragment>],
    '乙甲',
  ],
  ['changes the only text of an element', <p key="p">1</p>, <p key="p">7</p>, '7'],
  ['removes an element with a text', [<p key="p">読みこみ中</p>, 'A'], [null, 'A'], 'A'],
  ['replaces an element with texts', <p key="p">{['A', 'B']}</p>, <ul key="u">{['C', 'D']}</ul>, 'CD'],
]

let observer: MutationObserver | undefined
beforeAll(() => {
  document.documentElement.lang = 'ja'
  // Stored in a variable, because the simulated DOM stops an observer that nothing refers to.
  observer = guardTranslation()
})
afterEach(cleanup)
afterAll(() => observer?.disconnect())

/** The methods of nodes that the guard replaces. */
const nodeMethods = () =>
  ['removeChild', 'insertBefore', 'appendChild'].map((name) => Reflect.get(Node.prototype, name) as unknown)

it('guardTranslation() replaces no method of DOM nodes as long as no translator has changed the page', async () => {
  const before = nodeMethods()
  const { rerender } = render(<div>{['あと', 1, '日']}</div>)
  await act(async () => rerender(<div>{['あと', 7]}</div>))
  expect(nodeMethods()).toEqual(before)
})

/** The ways in which browser extensions annotate a text, for example with the reading of kanji. */
const annotations: Readonly<Record<string, (text: ChildNode) => void>> = {
  'by one element': (text) => {
    const ruby = document.createElement('ruby')
    ruby.append(`[tr]${text.nodeValue}`)
    text.replaceWith(ruby)
  },
  'by elements and texts': (text) => {
    const [mark, rest] = [document.createElement('span'), document.createElement('ruby')]
    mark.append('[tr]')
    rest.append(text.nodeValue?.slice(1) ?? '')
    text.replaceWith(mark, text.nodeValue?.slice(0, 1) ?? '', rest)
  },
}

describe.each(Object.entries(annotations))('when an extension annotates each text node %s (Q420)', (_, way) => {
  it.each(changes)('React updates the page correctly: it %s', async (_title, first, second, shown) => {
    expect(await change(way, first, second)).toBe(shown)
  })
})

/** What a translator may do with its own elements: it makes the next one from the former one. */
const again: [string, (font: Element) => Node][] = [
  ['shows again as a new text node', (font) => document.createTextNode(font.textContent.replaceAll('[tr]', ''))],
  ['translates into another language', (font) => translationOf(document.createTextNode(font.textContent))],
]

describe.each(Object.entries(ways))('when a translator replaces each text node %s', (_, way) => {
  it.each(changes)('React updates the page correctly: it %s', async (_title, first, second, shown) => {
    expect(await change(way, first, second)).toBe(shown)
  })

  it('React hides and shows a text correctly', async () => {
    const pageWith = (mode: 'visible' | 'hidden', count: number) => (
      <Activity mode={mode}>
        {'残り'}
        {count}
      </Activity>
    )
    const { container, rerender } = render(pageWith('visible', 1))
    await translate(container, way)
    rerender(pageWith('hidden', 1))
    expect(container.textContent.replaceAll('[tr]', '')).toBe('')
    rerender(pageWith('visible', 7))
    expect(container.textContent.replaceAll('[tr]', '')).toBe('残り7')
  })

  it('React changes a text correctly whose original the user has shown again', async () => {
    const { container, rerender } = render(<div>{[icon, '1票']}</div>)
    const originals = textsIn(container)
    await translate(container, way)
    await act(async () =>
      [...container.querySelectorAll('div > font')].forEach((font, at) => font.replaceWith(originals[at] ?? '')),
    )
    rerender(<div>{[icon, '7票']}</div>)
    expect(container.textContent).toBe('7票')
  })

  it.each(again)('React changes and removes texts correctly that the translator then %s', async (_, makeNext) => {
    const { container, rerender } = render(<div>{[icon, '1票', 'です']}</div>)
    await translate(container, way)
    await act(async () =>
      [...container.querySelectorAll('div > font')].forEach((font) => font.replaceWith(makeNext(font))),
    )
    rerender(<div>{[icon, '7票']}</div>)
    expect(container.textContent).toBe('7票')
  })

  it('the guard restores all texts of a sentence when one of them changes, so that the translator gets the whole sentence', async () => {
    const { container, rerender } = render(<div>{['あと', 1, '日']}</div>)
    await translate(container, way)
    rerender(<div>{['あと', 7, '日']}</div>)
    expect(container.querySelectorAll('font')).toHaveLength(0)
    expect(container.textContent.replaceAll('[tr]', '')).toBe('あと7日')
  })
})
