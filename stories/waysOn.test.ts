// @vitest-environment happy-dom
import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(cleanup)

type Composed = ComponentType & { args: Readonly<Record<string, unknown>> }

/** Names of stories in which something has ended or failed, or is sold out, refused, hidden, missing or empty. */
const endStoryNames =
  /^(Gone|Hidden|Empty|SoldOut|NotEnough|Over|Missing|NotFound|Refused|Closed|Ended|Nothing|No[A-Z]|Failed|Limit|Expired|Cancelled|Unavailable)/
/** The same states in the props of a screen. */
const endStates = /"(gone|refused|refusal|missing|hidden|notFound|notStaff|failed)"/

/** Stories of closed overlays, which do not include the page below. */
const withoutPage = new Set(['./screens/system/LoadingOverlay.stories.tsx Closed'])

const files = import.meta.glob<object>('./screens/**/*.stories.tsx')

function isEnd(file: string, name: string, { args }: Composed): boolean {
  if (withoutPage.has(`${file} ${name}`)) return false
  // The elements in a story's args have circular references.
  const seen = new Set<unknown>()
  const text = JSON.stringify(args, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && (seen.has(value) || '$$typeof' in value)) return undefined
    seen.add(value)
    return value
  })
  return endStoryNames.test(name) || endStates.test(text)
}

/** Links and buttons in the page's main part and in open dialogs, without those of the frame (header, footer). */
function actionsOnPage(): Element[] {
  const main = document.querySelector('main')
  const places = main ? [main, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')] : [document.body]
  return places.flatMap((place) => [...place.querySelectorAll('a[href], button:not([disabled])')])
}

describe.each(Object.entries(files))('the stories of %s', (file, load) => {
  it('have a link or a button to continue where something has ended, is sold out, refused, missing or empty', async () => {
    const stories = composeStories((await load()) as Parameters<typeof composeStories>[0]) as Record<string, Composed>
    const without: string[] = []
    for (const [name, Story] of Object.entries(stories)) {
      if (!isEnd(file, name, Story)) continue
      await act(async () => void render(createElement(Story)))
      await vi.waitUntil(() => actionsOnPage().length > 0, { timeout: 3_000 }).catch(() => without.push(name))
      cleanup()
    }
    expect(without).toEqual([])
  })
})
