import type { Page, Route } from '@playwright/test'
import { hostileTexts as allTexts } from '../../testing/hostileTexts.ts'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { amount, everyNth } from '@tsudoi/contracts/testing/amount'
import { giveSession } from '../sandbox.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { timeouts } from '../timeouts.ts'
import { createTalkOnAir } from '../createTalkOnAir.ts'
import { openScenario } from '../openScenario.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/**
 * Every n-th payload is tested, spread over the whole list, the same in every run and for every surface. The long run
 * tests only every 24th, which most surfaces show in one load, because `plainTexts.test.tsx` renders all of them.
 */
const step = { part: 291, all: 48 }
const hostileTexts = everyNth(step, allTexts)

/**
 * The length of lists in the answers. Nested lists have three entries, and a single text contains up to `lines`
 * payloads, one per line.
 */
const rows = Math.min(250, hostileTexts.length)
const lines = Math.min(500, hostileTexts.length)

/**
 * Whether a value is not text for users: ids, images, tokens, and values of a technical form: times, colours, codes,
 * numbers.
 */
const isTechnical = (name: string, value: string) =>
  /(Id|[iI]mage|[tT]oken|[uU]rl|Kana|birthday)$/.test(name) ||
  /^(\d{4}-\d\d-\d\d.*|#[\da-f]{6}|[A-Z][A-Z_]*|\d+)$/.test(value)

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * Truncates a text after forty letters, as the app does with names (clampText), so that the test finds the truncated
 * text.
 */
function cut(text: string): string {
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : text
}

/** The forms in which a page may show each payload. */
const shapes = new Map(hostileTexts.map((text) => [text, [withoutSpaces(text), withoutSpaces(cut(text))]]))

/** The payloads that no page has shown yet, handed out in turn. */
class Payloads {
  unread = [...hostileTexts]
  private turn = 0

  next(count: number): string {
    const first = this.turn
    this.turn += count
    return Array.from({ length: count }, (_, at) => this.unread[(first + at) % this.unread.length]).join('\n')
  }

  /** Removes the payloads that a page has shown; returns how many were new. */
  read(page: string): number {
    const pageTexts = withoutSpaces(page)
    const before = this.unread.length
    this.unread = this.unread.filter((text) => !shapes.get(text)?.some((shape) => pageTexts.includes(shape)))
    return before - this.unread.length
  }

  /** The answer of a server, with payloads in place of all its texts. */
  into(value: Json, name = '', isInList = false): Json {
    if (typeof value === 'string') return isTechnical(name, value) ? value : this.next(isInList ? 1 : lines)
    if (Array.isArray(value)) return this.intoList(value, name, isInList ? 3 : rows)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.into(each, key, isInList)]))
  }

  intoList(list: Json[], name: string, length: number): Json[] {
    if (list.length === 0) return list
    return Array.from({ length }, (_, at) => this.withOwnId(this.into(list[at % list.length] ?? null, name, true), at))
  }

  withOwnId(item: Json, at: number): Json {
    if (item === null || typeof item !== 'object' || Array.isArray(item)) return item
    const ids = Object.entries(item).filter(([key, value]) => key.endsWith('Id') && typeof value === 'string')
    return { ...item, ...Object.fromEntries(ids.map(([key, value]) => [key, `${value as string}-${at}`])) }
  }
}

/** Runs before the page's own scripts: records whatever a payload calls. */
function watch(): void {
  const ran: string[] = []
  const remember = (name: string) => () => void ran.push(name)
  Object.assign(window, {
    ran,
    alert: remember('alert'),
    confirm: remember('confirm'),
    prompt: remember('prompt'),
    print: remember('print'),
    open: remember('open'),
  })
  addEventListener('error', ({ message }) => message && ran.push(message))
}

/**
 * The browser's message about a second layout, which a feed causes because it measures its rows during layout (virtua).
 */
const laidOutAgain = 'ResizeObserver loop completed with undelivered notifications.'

/**
 * A link of a page. A link in a post or notice may lead to an external page if its text contains the host and it sends
 * no referrer (X9, X15).
 */
interface Link {
  href: string
  rel: string
  text: string
}

function isTextLink({ href, rel, text }: Link): boolean {
  const { protocol, host } = new URL(href)
  return /^https?:$/.test(protocol) && rel === 'noopener noreferrer' && text.toLowerCase().includes(host)
}

/** The damage that payloads did to a page. */
async function damageOf(page: Page, hasTextLinks: boolean): Promise<string[]> {
  const { ran, elements, links } = await page.evaluate(damage)
  const leading = hasTextLinks ? links.filter((link) => !isTextLink(link)) : links
  const told = hasTextLinks ? ran.filter((what) => what !== laidOutAgain) : ran
  return [...told, ...elements, ...leading.map(({ href, rel }) => `${href} ${rel}`)]
}

/** Runs in the page: executed payloads, elements that the app never renders, and links that lead elsewhere. */
function damage(): { ran: string[]; elements: string[]; links: Link[] } {
  const { ran } = window as unknown as { ran: string[] }
  const strangers = 'script, iframe, object, embed, base, form[action], video, marquee, template, math, frame, applet'
  /** Whether a script is the check of the browser's age, which is part of every page. */
  const isOfShell = (html: string) => html.includes("getElementById('too-old')")
  const all = [...document.body.querySelectorAll('*')]
  const handlers = all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
  const links = [...document.querySelectorAll('a')].filter(({ href }) => href && !href.startsWith(location.origin))
  return {
    ran,
    elements: [...document.body.querySelectorAll(strangers), ...handlers]
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
      .filter((html) => !isOfShell(html)),
    links: links.map(({ href, rel, textContent }) => ({ href, rel, text: textContent })),
  }
}

const answers = async (route: Route, payloads: Payloads) => {
  const response = await route.fetch()
  const body = response.ok() ? ((await response.json()) as Json) : undefined
  return body === undefined ? route.fulfill({ response }) : route.fulfill({ response, json: payloads.into(body) })
}

interface Surface {
  what: string
  address: string
  /** The calls whose answers are filled with payloads. All other calls are answered by the sandbox. */
  calls: RegExp
  /** Whether the surface shows texts whose URLs become links: posts and notices. */
  hasTextLinks?: boolean
}

const forGuests: readonly Surface[] = [
  { what: 'channels', address: '/channel', calls: /\/v2\/ip\?/ },
  { what: 'a channel and its programme', address: '/channel/todai', calls: /\/v2\/ip\/(nologin|overview)\// },
  { what: 'a gacha', address: '/channel/shinyou/gacha', calls: /\/v2\/gacha/ },
  { what: 'a draw and its prizes', address: '/channel/todai/draw/todai-dial', calls: /\/v2\/draw\/todai-dial/ },
  { what: 'events', address: '/event', calls: /\/v1\/event\?/ },
  { what: 'an event', address: '/event/todai-harbour', calls: /\/v1\/event\/todai-harbour/ },
  {
    what: 'an episode and its board',
    address: '/event/todai-harbour/episode/todai-harbour-night',
    calls: /\/v1\/event\/episode\/[^/]+\/detail/,
  },
  {
    what: 'a vote: its ranking, its bonus and its targets',
    address: '/vote/ranking/todai-last-song',
    calls: /\/v2\/vote\/ranking\/campaign\//,
  },
  {
    what: 'the whole ranking of a vote',
    address: '/vote/ranking/todai-last-song/ranking',
    calls: /\/v2\/vote\/ranking\/campaign\//,
  },
  {
    what: 'the targets of a vote',
    address: '/vote/ranking/todai-last-song/target',
    calls: /\/v2\/vote\/ranking\/campaign\//,
  },
  { what: 'a coop vote', address: '/vote/coop/shinyou-firewood', calls: /\/v2\/vote\/coop\// },
  { what: 'rewards of a coop vote', address: '/vote/coop/shinyou-firewood/reward', calls: /\/v2\/vote\/coop\// },
  { what: 'stories of a channel', address: '/channel/benio/story', calls: /\/v2\/story\/group\?/ },
  {
    what: 'a story and its episodes',
    address: '/channel/benio/story/benio-first-nights',
    calls: /\/v2\/story\/group\/benio\/benio-first-nights$/,
  },
  { what: 'videos', address: '/channel/todai/movie', calls: /\/v2\/video\?/ },
  {
    what: 'a video and its playlist',
    address: '/channel/todai/movie/todai-night-47',
    calls: /\/v2\/video\/(todai-night-47|playlist\/)/,
  },
  { what: 'special pages', address: '/channel/todai/special', calls: /\/v2\/special/ },
  { what: 'a lottery', address: '/lottery/lemonade-flag', calls: /\/v2\/lottery\/lemonade-flag/ },
  { what: 'a preorder and its items', address: '/preorder/benio-festival', calls: /\/v2\/preorder\/benio-festival/ },
  {
    what: 'live talks of a group',
    address: '/livetalk/group/todai-pier',
    calls: /\/v2\/livetalk\/group\//,
  },
  { what: 'notices', address: '/notification', calls: /\/v2\/notice\/nologin\?/ },
  {
    what: 'a notice',
    address: '/notification/todai-fifty',
    calls: /\/v2\/notice\/nologin\/todai/,
    hasTextLinks: true,
  },
  {
    what: 'a member: names, posts, follows',
    address: '/user/hajime',
    calls: /\/v1\/profile\/get|\/v2\/(post|follow)\//,
    hasTextLinks: true,
  },
  {
    what: 'a timeline: posts, names, previews, alternative texts',
    address: '/channel/todai?tab=posts',
    calls: /\/v2\/post\/ip\/todai\?/,
    hasTextLinks: true,
  },
  {
    what: 'a post with its comments',
    address: '/post/ip/todai/post-todai-1',
    calls: /\/v2\/post\/ip\/todai/,
    hasTextLinks: true,
  },
]

const forMembers: readonly Surface[] = [
  { what: 'the home page', address: '/home', calls: /\/v2\/(home|follow\/ip|notice)\?|\/v2\/profile/ },
  { what: 'the my page', address: '/mypage', calls: /\/v2\/profile|\/v2\/follow\/ip/ },
  { what: 'the member’s own posts', address: '/profile/timeline', calls: /\/v2\/(profile|post)/, hasTextLinks: true },
  { what: 'the collection', address: '/collection', calls: /\/v2\/collection/ },
  {
    what: 'a story in the collection',
    address: '/collection/todai/story/privilege/todai-first-train',
    calls: /\/v2\/collection/,
  },
  { what: 'photos for the home', address: '/home/photos', calls: /\/v2\/home\/photo/ },
  {
    what: 'a special privilege ticket',
    address: '/collection/special/privilege/koharu-lemonade-flag',
    calls: /\/v2\/collection\/special\/privilege/,
  },
  { what: 'names of other fans', address: '/account/block', calls: /\/v2\/block/ },
  { what: 'tickets', address: '/ticket', calls: /\/v1\/ticket/ },
  { what: 'presents', address: '/present', calls: /\/v2\/present/ },
  { what: 'rewards of a vote', address: '/vote/ranking/todai-last-song/reward', calls: /\/v2\/vote\// },
  {
    what: 'the purchase of lottery entries',
    address: '/lottery/lemonade-flag/purchase',
    calls: /\/v2\/lottery\/lemonade-flag/,
  },
  {
    what: 'the result of a lottery',
    address: '/lottery/lemonade-flag/result',
    calls: /\/v2\/lottery\/lemonade-flag/,
  },
  {
    what: 'the purchase of a preorder',
    address: '/preorder/benio-festival/purchase',
    calls: /\/v2\/preorder\/benio-festival/,
  },
  {
    what: 'the result of a preorder',
    address: '/preorder/benio-festival/result',
    calls: /\/v2\/preorder\/benio-festival/,
  },
  { what: 'a request', address: '/offer/todai-song-boat', calls: /\/v2\/offer\/item/ },
]

/** All texts of a page, visible or only for screen readers. */
function pageTexts(): string {
  const names = ['aria-label', 'alt', 'title', 'value', 'aria-description']
  const told = [...document.querySelectorAll('*')].flatMap((each) => names.map((name) => each.getAttribute(name) ?? ''))
  return [document.body.textContent, document.title, ...told].join('\n')
}

/** The number of loading parts. Scrolls to a part that loads only when it is in view. */
function loadingInView(): number {
  const loading = document.querySelectorAll('main [data-loading]')
  loading[0]?.scrollIntoView()
  return loading.length
}

/** Loads the page until it has shown each payload as text. */
async function showAllPayloads(page: Page, surface: Surface): Promise<void> {
  const { what, address, calls } = surface
  const payloads = new Payloads()
  const foreign: string[] = []
  const own = address.replace(/\?.*/, '')
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Ignores the request by which a guest's page reads the time of this origin; no markup could send it.
    if (request.method() === 'HEAD' && pathname === '/') return
    if (!/^\/(assets|hosts)\/|^\/icon\.svg$|^\/remote-config\.json$/.test(pathname) && pathname !== own)
      foreign.push(pathname)
  })
  await page.route(calls, (route) => answers(route, payloads))
  try {
    while (payloads.unread.length > 0) await loadOnce(page, surface, payloads)
  } finally {
    // Waits for answers that are still being filled: without the page they would fail, and hide the real error.
    await page.unrouteAll({ behavior: 'wait' })
  }
  expect(foreign, what).toEqual([])
}

/** Loads the page once with payloads that were not shown before. */
async function loadOnce(
  page: Page,
  { what, address, hasTextLinks = false }: Surface,
  payloads: Payloads,
): Promise<void> {
  await page.goto(address)
  // Does not require a visible heading: a name of 30,000 letters is scaled to fit its strip, and has no size.
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect.poll(() => page.evaluate(loadingInView)).toBe(0)
  const next = `${what}: ${payloads.unread.length} were not read, as ${payloads.unread[0]}`
  await expect.poll(async () => payloads.read(await page.evaluate(pageTexts)), next).toBeGreaterThan(0)
  expect(await damageOf(page, hasTextLinks), what).toEqual([])
}

interface EpisodeAnswer {
  script: object
}

/** Replaces an episode's script: for each payload a scene, in which a character of that name enters and says it. */
async function answerByHostileScript(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.json()) as EpisodeAnswer
  const people = hostileTexts.map((text, at) => ({ characterId: `character-${at}`, name: text, image: '' }))
  const sceneList = people.map(({ characterId, name }) => ({
    background: '',
    lineList: [{ text: name, characterId, actionList: [{ action: 'FADE_IN', characterId }] }],
  }))
  await route.fulfill({ response, json: { ...body, script: { characterList: people, sceneList } } })
}

/** Runs in the player: the current line, and whether its text is complete. */
const lineOfPlayer = () => ({
  isThere: document.querySelector('.story-place .penlight-glow') !== null,
  stage: document.querySelector('figure')?.ariaLabel,
  name: document.querySelector('.story-name')?.textContent,
  text: document.querySelector('.story-text > p:last-child')?.textContent,
})

/** Runs in the player: scrolls a long line to its end, so that the next press continues. */
const readToEnd = () => {
  const text = document.querySelector('.story-text')
  text?.scrollTo(0, text.scrollHeight)
}

/** Runs in the player: the speakers and their lines, from the log. */
const linesOfLog = () =>
  [...document.querySelectorAll('[role="dialog"] li > p')].map(({ firstElementChild, lastElementChild }) => [
    firstElementChild?.textContent,
    lastElementChild?.textContent,
  ])

test.describe(`${hostileTexts.length} texts with script payloads are shown as text and never executed (X15)`, () => {
  // Raises the time limit in the long run, because thousands of texts on one surface take several times longer.
  test.describe.configure({ timeout: timeouts.journey * amount({ part: 1, all: 10 }) })
  test.beforeEach(async ({ page }) => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(6_000 / amount(step))
    await page.addInitScript(watch)
  })

  for (const surface of everyNth(24, forGuests)) {
    test(`on the page that shows guests ${surface.what}`, async ({ page }) => {
      await showAllPayloads(page, surface)
    })
  }

  for (const surface of everyNth(24, forMembers)) {
    test(`on the page that shows members ${surface.what}`, async ({ page }) => {
      await startSessionAs(page)
      await showAllPayloads(page, surface)
    })
  }

  test('on the page that shows guests an episode in the player @long', async ({ page, quiet }) => {
    // Allows the player's report that the lines name unknown characters, and the 404 of a payload as an image's path.
    quiet.allow(/Story episode benio-3: character|status of 404/)
    await showAllPayloads(page, {
      what: 'an episode in the player',
      address: '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3/a/b',
      calls: /\/v2\/story\/group\/.*\/view\//,
    })
  })

  test('in the story player as a line, as its speaker, as an entering character, and in the log (R062, W094, X8)', async ({
    page,
  }) => {
    await page.route(/\/v2\/story\/group\/.*\/view\//, answerByHostileScript)
    await page.addInitScript(() =>
      localStorage.setItem('tsudoi.story-settings', '{"textSpeed":"instant","hasEffects":false}'),
    )
    await page.goto('/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3/a/b')
    for (const text of hostileTexts) {
      const line = { isThere: true, stage: `舞台、${isolated(text)}（中央）`, name: text, text }
      await expect.poll(() => page.evaluate(lineOfPlayer), { message: text, intervals: [10] }).toEqual(line)
      expect(await damageOf(page, false), text).toEqual([])
      await page.evaluate(readToEnd)
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('l')
    const earlier = page.getByRole('button', { name: 'これより前を見る' })
    await expect(page.getByRole('listitem').last()).toBeVisible()
    while (await earlier.isVisible()) await earlier.click()
    expect(await page.evaluate(linesOfLog)).toEqual(hostileTexts.map((text) => [text, text]))
    expect(await damageOf(page, false)).toEqual([])
  })

  test('on the pages that show members a live talk and its slots @long', async ({ page, quiet }) => {
    // Allows 404s, because the ids that the rows received belong to no ticket.
    quiet.allow(/status of 404/)
    await openScenario(page, 'a reserved slot')
    const address = '/livetalk/livetalk-hoshiyomi-1'
    await showAllPayloads(page, { what: 'a live talk', address, calls: /\/v2\/livetalk\/livetalk\// })
    const slots = /\/v2\/livetalk\/livetalk\/[^/]+\/ticket/
    await showAllPayloads(page, { what: 'slots', address: `${address}/slot`, calls: slots })
  })

  test('in the waiting room of a live talk (W121, C131, C138) @long', async ({ page, quiet }) => {
    // Allows refusals, because the slots of the answer get ids with a suffix, which the server does not know.
    quiet.allow(/status of 40[34]/)
    const { livetalkId, slotId, guest } = await createTalkOnAir()
    await giveSession(page.context(), guest)
    const address = `/livetalk/${livetalkId}/call/${slotId}-0`
    await showAllPayloads(page, {
      what: 'a waiting room',
      address,
      calls: /\/v2\/livetalk\/(member\/)?livetalk\/[^/]+\/detail/,
    })
  })

  test('on the pages that show staff the day of a live talk and its room, with the guests’ input (W122, C137, C140, C141) @long', async ({
    page,
    quiet,
  }) => {
    // Allows 404s, because the ids that the rows received differ from the room's own slot.
    quiet.allow(/status of 404/)
    const { slotId, ...talk } = await createTalkOnAir()
    await giveSession(page.context(), talk.streamer)
    const day = `/livetalk/${talk.livetalkId}/staff`
    await showAllPayloads(page, { what: 'a day', address: day, calls: /\/meeting\/streamer\/check\// })
    await showAllPayloads(page, { what: 'a room', address: `${day}?slot=${slotId}`, calls: /\/contact$/ })
  })

  test('in the notice that shows members a maintenance @long', async ({ page }) => {
    await openScenario(page, 'an announced maintenance')
    await showAllPayloads(page, { what: 'a maintenance', address: '/channel', calls: /\/v2\/maintenance/ })
  })
})
