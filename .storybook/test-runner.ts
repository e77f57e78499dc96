import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { exampleNow } from '../stories/examples/exampleNow.ts'
import { checkPictures } from '../tools/stories/pictures.ts'
import { picturePath, type PictureParameter } from '../tools/stories/picturesToTake.ts'
import { watchRequests } from '../tools/stories/waitUntilPainted.ts'
import { viewports } from './toolbar.ts'

/** Console messages of a browser page since its current story began. */
const messagesOf = new WeakMap<Page, string[]>()
/** The properties of the current story that the tests need. */
const currentStory = new WeakMap<Page, CurrentStory>()

interface CurrentStory {
  viewport?: keyof typeof viewports | undefined
  picture?: PictureParameter | false | undefined
  file: string
}

interface AxeReport {
  type: string
  result?: { passes?: unknown[]; error?: { message?: string } }
}
interface StoryContext {
  storyGlobals?: { viewport?: { value?: keyof typeof viewports } }
  parameters?: { picture?: PictureParameter | false; fileName?: string }
}
interface PreviewWindow {
  __getContext: (id: string) => Promise<StoryContext>
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listen: (story: { reporters?: AxeReport[] }) => void) => void
    emit: (event: string, value: unknown) => void
  }
  axeReports?: AxeReport[]
  /** True: `preview.ts` skips the check with axe for the next story. */
  skipsAxe?: boolean
}

/** A warning that the test runner itself causes when a story is finished. The tests ignore it. */
const ignoredWarning = 'Accessing the Story Store is deprecated'

/** Stories of screens are tested without the frame around them, which has its own stories. */
const globals = { frame: 'none', motion: 'reduced', a11y: { manual: process.env['STORIES_AXE'] === 'off' } }

function collectMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !message.text().startsWith(ignoredWarning)
    if (isComplaint) messages.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') messages.push(`leaves loopback: ${request.url()}`)
  })
  return messages
}

/**
 * True: axe checks only the main stories, whose pictures show the whole page (`npm test`). Otherwise it checks all
 * stories (the long run and `npm run stories:test`).
 */
const isPart = process.env['STORIES_EXTENT'] === 'part'

const hasAxe = (picture: PictureParameter | false | undefined) =>
  process.env['STORIES_AXE'] !== 'off' && (!isPart || typeof picture === 'object')

const contextOf = (page: Page, id: string): Promise<CurrentStory> =>
  page.evaluate(
    async ([story, part]) => {
      const preview = globalThis as unknown as PreviewWindow
      const { storyGlobals, parameters } = await preview.__getContext(story)
      const picture = parameters?.picture
      preview.skipsAxe = part && typeof picture !== 'object'
      return { viewport: storyGlobals?.viewport?.value, picture, file: parameters?.fileName ?? '' }
    },
    [id, isPart] as const,
  )

/** Returns a message if axe did not run for a story, because the runner fails only on violations. */
async function axeFailure(page: Page): Promise<string | undefined> {
  const reports = await page.evaluate(() => (globalThis as unknown as PreviewWindow).axeReports ?? [])
  const report = reports.find(({ type }) => type === 'a11y')
  if (report?.result?.passes?.length) return undefined
  return `axe did not run: ${report?.result?.error?.message ?? 'no report'}`
}

const config: TestRunnerConfig = {
  logLevel: 'none',
  /** Prepares the one page that all stories of a suite share, with a fixed clock. */
  async prepare({ page }) {
    messagesOf.set(page, collectMessages(page))
    watchRequests(page)
    await page.clock.install({ time: exampleNow })
    await page.clock.setFixedTime(exampleNow)
    await page.goto(`${process.env['TARGET_URL']}iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    await page.evaluate(async (ours) => {
      const preview = globalThis as unknown as PreviewWindow
      await preview.__STORYBOOK_PREVIEW__.ready()
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__
      channel.emit('updateGlobals', { globals: ours })
      channel.on('storyFinished', ({ reporters }) => (preview.axeReports = reporters ?? []))
    }, globals)
  },
  /** Sets the viewport that the story requests in its `globals`; by default that of a desktop. */
  async preVisit(page, { id }) {
    const story = await contextOf(page, id)
    currentStory.set(page, story)
    const { viewport } = story
    const { width, height } = viewports[viewport ?? 'desktop'].styles
    const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
    const current = page.viewportSize()
    if (current?.width !== size.width || current.height !== size.height) await page.setViewportSize(size)
    messagesOf.get(page)?.splice(0)
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return
    const complaints: string[] = []
    const { picture, file = '' } = currentStory.get(page) ?? {}
    // Reads axe's reports for every story, also where they are not needed: the browser answers only after it has
    // delivered all earlier messages.
    const failure = await axeFailure(page)
    if (failure && hasAxe(picture)) complaints.push(failure)
    if (picture && process.env['STORIES_PICTURES'] !== 'off') {
      complaints.push(...(await checkPictures(page, picturePath(id, file), picture, isPart)))
    }
    complaints.push(...(messagesOf.get(page) ?? []))
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  },
}

export default config
