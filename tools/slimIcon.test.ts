import { Bell, Ellipsis, TriangleAlert, X } from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { slimIcon } from './slimIcon.ts'

type Icon = ComponentType<Record<string, unknown>>
type IconFile = { __iconData: Parameters<typeof slimIcon>[0] }

const asked: Record<string, unknown>[] = [
  {},
  { className: 'size-5 shrink-0', 'aria-hidden': 'true', strokeWidth: 2.5 },
  { size: 16 },
  { role: 'img', 'aria-label': '注意' },
]

/**
 * Sorts the attributes of markup, because their order does not matter, and removes the classes for former names of an
 * icon.
 */
const sorted = (markup: string) =>
  (markup.match(/[\w-]+="[^"]*"|<\/?\w+/g) ?? []).map((part) => part.replaceAll(/ ?lucide-[\w-]+/g, '')).toSorted()

describe('an icon of the built app', () => {
  it.each([
    ['bell', Bell],
    ['ellipsis', Ellipsis],
    ['triangle-exclamation-point', TriangleAlert],
    ['x', X],
  ])('is rendered with the markup of the icon library: %s', async (name, Whole) => {
    const file = (await import(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)) as IconFile
    const icons = [slimIcon(file.__iconData), Whole] as Icon[]
    for (const props of asked) {
      const [lean, whole] = icons.map((drawn) => sorted(renderToStaticMarkup(createElement(drawn, props))))
      expect(lean).toEqual(whole)
    }
  })
})
