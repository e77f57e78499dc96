import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { chromium, type Browser, type Frame } from 'playwright'
import { findBrowser } from '../browser.ts'
import { buildStorybook, builtStorybookFolder } from '../stories/build.ts'
import { serveStorybook } from '../stories/serve.ts'
import { formatSummary, formatTable, summarizeRuns } from './summary.ts'

/**
 * `npm run bench:storybook`: measures the built Storybook in milliseconds: from its address to the first story, in a
 * browser without cache, and from one story to another, for stories of many screens. It fails beyond the goals.
 */
const goals = { open: 5_000, change: 1_000 } as const

interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listen: (id: string) => void) => void
    emit: (event: string, value: unknown) => void
  }
}

/** Opens the Storybook, and waits until its first page has content. */
async function open(browser: Browser, url: string): Promise<{ took: number; preview: Frame }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP' })
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root h1').first().waitFor()
  const took = performance.now() - begun
  // Waits until the sidebar has selected the story: Storybook navigates the frame if the story changes before.
  await page.locator('#storybook-explorer-tree [data-selected="true"]').waitFor()
  const preview = page.frames().find((frame) => frame.url().includes('iframe.html'))
  if (!preview) throw new Error('The Storybook has no frame for stories.')
  return { took, preview }
}

/** Shows another story, and waits until it is rendered. */
const change = (preview: Frame, story: string): Promise<number> =>
  preview.evaluate(async (id) => {
    const channel = (globalThis as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
    const begun = performance.now()
    const rendered = new Promise<void>((resolve) => {
      channel?.on('storyRendered', (which) => which === id && resolve())
    })
    channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    await rendered
    return performance.now() - begun
  }, story)

await buildStorybook()
const { entries } = JSON.parse(readFileSync(`${builtStorybookFolder}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; type: string; importPath: string }>
}
const screens = Map.groupBy(
  Object.values(entries).filter(({ type, importPath }) => type === 'story' && importPath.includes('/screens/')),
  ({ importPath }) => importPath,
)
/** The first story of every sixth screen. */
const sampled = [...screens.values()].flatMap(([first], at) => (first && at % 6 === 0 ? [first.id] : []))

const { url, close } = await serveStorybook(builtStorybookFolder)
const browser = await chromium.launch(await findBrowser())
const opened: number[] = []
const changed: number[] = []
for (let run = 0; run < 3; run += 1) {
  const { took, preview } = await open(browser, url)
  opened.push(took)
  for (const story of sampled) changed.push(await change(preview, story))
  await preview.page().close()
}
await browser.close()
await close()

const [first, next] = [summarizeRuns(opened), summarizeRuns(changed)]
console.log(
  `3 openings, ${changed.length} changes of the story; ms: median (min–max); load ${loadavg()[0]?.toFixed(1)}\n`,
)
console.log(
  formatTable(
    ['what', 'took'],
    [
      ['open', formatSummary(first)],
      ['another story', formatSummary(next)],
    ],
  ),
)
process.exit(first.median > goals.open || next.median > goals.change ? 1 : 0)
