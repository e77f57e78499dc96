import type { Page, Route } from '@playwright/test'
import { everyNth } from '@tsudoi/contracts/testing/amount'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { pages } from '../../pages.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Texts without a visible character: of zero width, a direction control, a blank that counts as a letter, a mark. */
const invisibles = ['\u200B', '\u202E\u2066', '\u3164', '\u2800', '\u00A0\u0301', '\u{E0041}\u115F\u00AD']

/** A visible text whose override and isolate have no end. */
const turned = '\u202Eうら\u2067abc'

/**
 * Whether a field contains a title, or the name of a thing, a channel or a person. Codes that a user copies have other
 * names.
 */
const isTitle = (name: string) => /^(title|name|nickName)$|(Name|Title)$/.test(name) && name !== 'uniqueName'

let turn = 0
function withTitles(titles: readonly string[], value: Json, name = ''): Json {
  if (typeof value === 'string') return isTitle(name) ? (titles[(turn += 1) % titles.length] ?? '') : value
  if (Array.isArray(value)) return value.map((each) => withTitles(titles, each, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTitles(titles, each, key)]))
}

/** Answers with these texts in place of all titles. */
const answerWithTitles = (titles: readonly string[]) => async (route: Route) => {
  // Passes an event stream through, because it never ends.
  if (route.request().headers()['accept']?.includes('text/event-stream')) return route.fallback()
  const response = await route.fetch()
  const isAnswer = response.headers()['content-type']?.includes('json') === true
  if (!isAnswer || !response.ok() || route.request().method() !== 'GET') return route.fulfill({ response })
  // The response is disposed if the test has left the page: then its request needs no answer.
  const body = (await response.json().catch(() => undefined)) as Json | undefined
  return body === undefined ? undefined : route.fulfill({ response, json: withTitles(titles, body) })
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
const inThisRun = everyNth({ part: 36, all: 3 }, walked)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
}

for (const viewer of ['guest', 'member'] as const)
  test(`each link and button has a visible name even if the texts that users write are invisible, for a ${viewer} (Q409)`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(600_000)
    quiet.allow(/Failed to load resource/)
    if (viewer === 'member') await startSessionAs(page)
    await page.route(/\/hosts\/(app|user)\/(?!v1\/auth)/, answerWithTitles(invisibles))
    const nameless: string[] = []
    for (const path of inThisRun) {
      await open(page, path)
      for (const html of await namelessControls(page)) nameless.push(`${path}: ${html}`)
    }
    expect(nameless).toEqual([])
  })

/**
 * Runs in the page: the labels and texts in which `name` is not isolated, so that it changes the direction of other
 * text. A block, like an item of a flex box, isolates its text from others.
 */
const turnedTexts = (name: string) => {
  const found: string[] = [document.title, ...labels()].filter((label) => label.includes(name))
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
  const isolate = (element: Element): Element =>
    element.parentElement && isInline(element) && !element.matches('bdi') ? isolate(element.parentElement) : element
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility() || !text.textContent?.includes(name)) continue
    const isItem = /flex|grid/.test(getComputedStyle(parent).display)
    const around = (isItem ? text : isolate(parent)).textContent ?? ''
    if (around.replaceAll(name, '').trim() !== '') found.push(around)
  }
  return found

  function labels(): string[] {
    const names = ['aria-label', 'alt', 'title']
    const all = [...document.querySelectorAll('[aria-label], [alt], [title]')]
    return all.flatMap((element) => names.map((each) => element.getAttribute(each) ?? ''))
  }
}

test('no name changes the direction of the text beside it, of a label or of the title of the tab (Q371)', async ({
  page,
  quiet,
}) => {
  test.setTimeout(600_000)
  quiet.allow(/Failed to load resource/)
  await startSessionAs(page)
  await page.route(/\/hosts\/(app|user)\/(?!v1\/auth)/, answerWithTitles([turned]))
  const found: string[] = []
  for (const path of inThisRun) {
    await open(page, path)
    for (const text of await page.evaluate(turnedTexts, turned)) found.push(`${path}: ${text}`)
  }
  expect(found).toEqual([])
})
