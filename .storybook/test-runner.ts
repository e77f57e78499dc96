import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { viewports } from './toolbar.ts'

/** What the browser said since the story began. */
const heard = new WeakMap<Page, string[]>()

interface AxeReport {
  type: string
  result?: { passes?: unknown[]; error?: { message?: string } }
}
interface PreviewWindow {
  __getContext?: (id: string) => Promise<{ storyGlobals?: { viewport?: { value?: keyof typeof viewports } } }>
  __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, listen: (story: { reporters?: AxeReport[] }) => void) => void }
  axeReports?: AxeReport[]
}

/** The runner itself reads the story store when a story is finished. */
const itsOwn = 'Accessing the Story Store is deprecated'

async function listen(page: Page): Promise<string[]> {
  const messages: string[] = []
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !message.text().startsWith(itsOwn)
    if (isComplaint) messages.push(`console.${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') messages.push(`leaves loopback: ${request.url()}`)
  })
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis)
  await page.evaluate(() => {
    const preview = globalThis as PreviewWindow
    preview.__STORYBOOK_ADDONS_CHANNEL__?.on('storyFinished', ({ reporters }) => {
      preview.axeReports = reporters ?? []
    })
  })
  return messages
}

/** The size the story asks for in its `globals`, otherwise a desktop. */
async function resize(page: Page, id: string): Promise<void> {
  const name = await page.evaluate(async (story) => {
    const context = await (globalThis as PreviewWindow).__getContext?.(story)
    return context?.storyGlobals?.viewport?.value
  }, id)
  const { width, height } = viewports[name ?? 'desktop'].styles
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) })
}

/** The runner itself fails on a violation; but a story whose axe never ran, or broke, would pass in silence. */
async function axeFailure(page: Page): Promise<string | undefined> {
  const reports = await page.evaluate(() => (globalThis as PreviewWindow).axeReports ?? [])
  const report = reports.find(({ type }) => type === 'a11y')
  if (report?.result?.passes?.length) return undefined
  return `axe did not run: ${report?.result?.error?.message ?? 'no report'}`
}

const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page, { id }) {
    await resize(page, id)
    const messages = heard.get(page) ?? (await listen(page))
    messages.length = 0
    heard.set(page, messages)
  },
  async postVisit(page, { hasFailure }) {
    if (hasFailure) return
    const complaints = [...(heard.get(page) ?? [])]
    const failure = await axeFailure(page)
    if (failure) complaints.push(failure)
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  },
}

export default config
