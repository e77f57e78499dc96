// @vitest-environment happy-dom
import { composeStories } from '@storybook/react-vite'
import { act, cleanup, render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(cleanup)

type Composed = ComponentType & { args: Readonly<Record<string, unknown>> }

/** Words in the names of stories in which something has ended or failed, or is sold out, refused, hidden or empty. */
const endWords =
  /(^|[a-z])(Absent|Blocked|Broken|Cancelled|Closed|Empty|Ended|Expired|Failed|Failure|Full|Gone|Hidden|Limit|Locked|Lost|Missed|Missing|Nobody|None|Nothing|Not?(?=[A-Z])|Out|Over|Past|Refused|TooLate|TooMany|Unavailable|Unknown|Without)(?![a-z])/
/** Values in the props of a screen that mean that something has ended, has failed, or is refused, missing or empty. */
const endStates = /"(gone|refused|refusal|missing|hidden|notFound|notStaff|failed)"/

/**
 * Story files without a link or button to continue, each with its reason; `only` limits an exception to these stories
 * of the file.
 */
const exceptions: Readonly<Record<string, { why: string; only?: readonly string[] }>> = {
  'account/UndoScreen': { why: 'the link of the mail is being checked', only: ['Checking'] },
  'dataExport/DataExportScreen': { why: 'the text of an app that can open no browser', only: ['InOtherWebview'] },
  'deadline/DeadlineListScreen': { why: 'the lists are loading', only: ['Loading'] },
  'gacha/GachaResultScreen': { why: 'the result is loading', only: ['Loading'] },
  'livetalk/streamer/StreamerCallScreen': { why: 'the call is loading', only: ['Loading'] },
  'livetalk/streamer/StreamerDayScreen': { why: 'the day is loading', only: ['Loading'] },
  'login/ProviderReturnScreen': { why: 'the provider is being asked', only: ['Loading'] },
  'search/SearchScreen': {
    why: 'the user continues in the search field, which is still empty',
    only: ['Keyboard', 'Composing', 'Tap', 'Beginning'],
  },
  'lookback/LookbackScreen': { why: 'the lists are loading', only: ['Loading'] },
  'system/LoadingOverlay': { why: 'covers a page while it loads, or nothing' },
  'parts/AddToCalendar': { why: 'the text of an app that can open no browser', only: ['Elsewhere'] },
  'parts/RowsSkeleton': { why: 'rows that load' },
  'parts/PagedList': { why: 'a part of a page, with rows and without more of them', only: ['Ready'] },
  'parts/PurchaseLimits': { why: 'a table in a dialog' },
  'post/write/UndoBar': { why: 'there is nothing to undo', only: ['None'] },
  'story/player/StoryPlayerScreen': { why: 'an effect holds the scene for a moment', only: ['Effects'] },
  'system/TextPageScreen': { why: 'a text that is always there' },
  'video/together/TogetherOverlay': { why: 'a part of a page, which no pointer reaches' },
  'video/player/VideoPlayer': {
    why: 'a part of a page, which loads or waits for the start',
    only: ['Loading', 'Room', 'RoomOfLive', 'RoomOfTogether', 'RoomOver'],
  },
}

function isException(file: string, name: string): boolean {
  const exception = exceptions[file.replace(/^\.\/screens\/|\.stories\.tsx$/g, '')]
  return exception !== undefined && (exception.only?.includes(name) ?? true)
}

const isLong = process.env['TSUDOI_LONG'] === '1'

const files = import.meta.glob<object>('./screens/**/*.stories.tsx')

/**
 * The tests render every n-th of a file's stories that must show a next step, beginning with the first: every sixth in
 * `npm test`, all of them in the long run.
 */
const share = isLong ? 1 : 6

/**
 * Whether a story must show a link or a button to continue: in `npm test` where something ends, in the long run
 * wherever the page has loaded.
 */
function hasToLeadOn(name: string, { args }: Composed): boolean {
  // React elements in a story's args have circular references, so they are left out.
  const seen = new Set<unknown>()
  const text = JSON.stringify(args, (_key, value: unknown) => {
    if (typeof value === 'object' && value !== null && (seen.has(value) || '$$typeof' in value)) return undefined
    seen.add(value)
    return value
  })
  const isEnd = endWords.test(name) || endStates.test(text)
  return isEnd || (isLong && !text.includes('"state":"loading"'))
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
    const leading = Object.entries(stories).filter(
      ([name, story]) => !isException(file, name) && hasToLeadOn(name, story),
    )
    for (const [name, Story] of leading.filter((_, index) => index % share === 0)) {
      await act(async () => void render(createElement(Story)))
      await vi.waitUntil(() => actionsOnPage().length > 0, { timeout: 3_000 }).catch(() => without.push(name))
      cleanup()
    }
    expect(without).toEqual([])
  })
})

it('the list of exceptions of the test for next steps contains only existing story files', () => {
  expect(Object.keys(exceptions).filter((name) => !files[`./screens/${name}.stories.tsx`])).toEqual([])
})
