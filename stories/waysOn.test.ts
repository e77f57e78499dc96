// @vitest-environment happy-dom
import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(cleanup)

type Composed = ComponentType & { args: Readonly<Record<string, unknown>> }

/** Names of stories in which something is over, sold out, refused, hidden, missing or empty, or has failed. */
const endNames =
  /^(Gone|Hidden|Empty|SoldOut|NotEnough|Over|Missing|NotFound|Refused|Closed|Ended|Nothing|No[A-Z]|Failed|Limit|Expired|Cancelled|Unavailable)/
/** The same, as a screen is given it. */
const endStates = /"(gone|refused|refusal|missing|hidden|notFound|notStaff|failed)"/

/** Overlays that are closed: the page below them is not part of their stories. */
const withoutPage = new Set(['./screens/system/LoadingOverlay.stories.tsx Closed'])

const files = import.meta.glob<object>('./screens/**/*.stories.tsx')

function isEnd(file: string, name: string, { args }: Composed): boolean {
  if (withoutPage.has(`${file} ${name}`)) return false
  // A story's elements refer to each other.
  const seen = new Set<unknown>()
  const text = JSON.stringify(args, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && (seen.has(value) || '$$typeof' in value)) return undefined
    seen.add(value)
    return value
  })
  return endNames.test(name) || endStates.test(text)
}

/** Links and buttons of the page itself, and of what is open over it; the frame around the page has others. */
function waysOn(): Element[] {
  const main = document.querySelector('main')
  const places = main ? [main, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')] : [document.body]
  return places.flatMap((place) => [...place.querySelectorAll('a[href], button:not([disabled])')])
}

describe.each(Object.entries(files))('the stories of %s', (file, load) => {
  it('lead on by a link or a button wherever something is over, sold out, refused, missing or empty', async () => {
    const stories = composeStories((await load()) as Parameters<typeof composeStories>[0]) as Record<string, Composed>
    const without: string[] = []
    for (const [name, Story] of Object.entries(stories)) {
      if (!isEnd(file, name, Story)) continue
      await act(async () => void render(createElement(Story)))
      await vi.waitUntil(() => waysOn().length > 0, { timeout: 3_000 }).catch(() => without.push(name))
      cleanup()
    }
    expect(without).toEqual([])
  })
})
