import type { Page, Route } from '@playwright/test'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { pages } from '../../pages.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Texts without a visible character: of zero width, a direction control, a blank that counts as a letter, a mark. */
const invisibles = ['\u200B', '\u202E\u2066', '\u3164', '\u2800', '\u00A0\u0301']

/**
 * Whether a field contains a title, or the name of a thing, a channel or a person. Codes that a user copies have other
 * names.
 */
const isTitle = (name: string) => /^(title|name|nickName)$|(Name|Title)$/.test(name) && name !== 'uniqueName'

let turn = 0
function withoutTitles(value: Json, name = ''): Json {
  if (typeof value === 'string') return isTitle(name) ? (invisibles[(turn += 1) % invisibles.length] ?? '') : value
  if (Array.isArray(value)) return value.map((each) => withoutTitles(each, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutTitles(each, key)]))
}

async function answerWithoutTitles(route: Route): Promise<void> {
  // Passes an event stream through, because it never ends.
  if (route.request().headers()['accept']?.includes('text/event-stream')) return route.fallback()
  const response = await route.fetch()
  const isAnswer = response.headers()['content-type']?.includes('json') === true
  if (!isAnswer || !response.ok() || route.request().method() !== 'GET') return route.fulfill({ response })
  // The response is disposed if the test has left the page: then its request needs no answer.
  const body = (await response.json().catch(() => undefined)) as Json | undefined
  return body === undefined ? undefined : route.fulfill({ response, json: withoutTitles(body) })
}

/** Runs in the page: the names of its links and buttons, with a part of their markup. */
const controls = () =>
  [...document.querySelectorAll('a[href], button')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [inert]'))
    .map((element) => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ')
      const pictures = [...element.querySelectorAll('[alt], [aria-label]')]
      const names = [
        element.textContent,
        element.getAttribute('aria-label'),
        ...labels.map((id) => document.getElementById(id)?.textContent),
        ...pictures.map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label')),
      ]
      return { name: names.join(''), html: element.outerHTML.slice(0, 300) }
    })

async function namelessControls(page: Page): Promise<string[]> {
  const found = await page.evaluate(controls)
  return found.filter(({ name }) => !hasVisibleCharacter(name)).map(({ html }) => html)
}

const walked = pages
  .map(({ path }) => pageExamples[path] ?? path)
  .filter((path) => !path.includes(':') && !/logout|card\/edit|oauth|unity|\/story\/STORY|\/purchase\//.test(path))
const inThisRun = everyNth(36, walked)

for (const viewer of ['guest', 'member'] as const)
  test(`each link and button has a visible name even if the texts that users write are invisible, for a ${viewer} (Q409)`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(600_000)
    quiet.allow(/Failed to load resource/)
    if (viewer === 'member') await startSessionAs(page)
    await page.route(/\/hosts\/(app|user)\/(?!v1\/auth)/, answerWithoutTitles)
    const nameless: string[] = []
    for (const path of inThisRun) {
      await page.goto(path)
      await expect(page.locator('main h1').first()).toBeAttached()
      await expect(page.locator('main [data-loading]')).toHaveCount(0)
      for (const html of await namelessControls(page)) nameless.push(`${path}: ${html}`)
    }
    expect(nameless).toEqual([])
  })
