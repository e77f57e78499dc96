import type { Page } from '@playwright/test'
import { becomeMember, expect, test } from '../journey.ts'

const composer = (page: Page) => page.getByRole('form', { name: 'タイムラインに投稿する' })
const field = (page: Page) => composer(page).getByRole('textbox', { name: 'タイムラインに投稿する' })

/** The content of a simulated drag. */
interface Dragged {
  photo?: boolean
  texts?: Readonly<Record<string, string>>
}

async function openComposer(page: Page): Promise<void> {
  await becomeMember(page)
  await page.goto('/channel/todai?tab=posts')
  await page.getByRole('button', { name: 'タイムラインに投稿する' }).click()
  await field(page).fill('灯り')
}

/** Drags something over an element and drops it there. Returns whether the browser would open it. */
const drop = (page: Page, selector: string, dragged: Dragged) =>
  page.evaluate(
    async ([on, { photo, texts = {} }]) => {
      const dataTransfer = new DataTransfer()
      const canvas = new OffscreenCanvas(64, 48)
      canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
      const png = await canvas.convertToBlob({ type: 'image/png' })
      if (photo) dataTransfer.items.add(new File([png], '窓.png', { type: 'image/png' }))
      for (const [type, text] of Object.entries(texts)) dataTransfer.setData(type, text)
      const target = document.querySelector(on)
      const events = ['dragenter', 'dragover', 'drop'].map((name) => {
        const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })
        target?.dispatchEvent(event)
        return event.defaultPrevented
      })
      return events.includes(false)
    },
    [selector, dragged] as const,
  )

test('the composer attaches a photo dropped on it, stays open for a photo dropped beside it, and explains what to do with a dropped link (Q438) @long', async ({
  page,
}) => {
  await openComposer(page)
  expect(await drop(page, 'main', { photo: true })).toBe(false)
  expect(await drop(page, 'main', { texts: { 'text/uri-list': 'https://a.example/' } })).toBe(false)
  await expect(composer(page).getByRole('listitem')).toHaveCount(0)
  expect(await drop(page, 'form textarea', { texts: { 'text/uri-list': 'https://a.example/' } })).toBe(false)
  await expect(composer(page).getByRole('alert')).toContainText('ほかのページの画像やリンクは、ここに置けません')
  expect(await drop(page, 'form textarea', { photo: true })).toBe(false)
  await expect(composer(page).getByRole('listitem')).toHaveCount(1)
  await expect(composer(page).getByRole('alert')).toHaveCount(0)
  await expect(field(page)).toHaveValue('灯り')
})

test('the composer pastes cells of a spreadsheet as text, and a screenshot as a photo (Q438) @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openComposer(page)
  const copy = (texts: Readonly<Record<string, string>>) =>
    page.evaluate(async (copied) => {
      const canvas = new OffscreenCanvas(64, 48)
      canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
      const parts: Record<string, Blob> = { 'image/png': await canvas.convertToBlob({ type: 'image/png' }) }
      for (const [type, text] of Object.entries(copied)) parts[type] = new Blob([text], { type })
      await navigator.clipboard.write([new ClipboardItem(parts)])
    }, texts)
  await copy({ 'text/plain': '席\tA1', 'text/html': '<table><tr><td>席</td><td>A1</td></tr></table>' })
  await field(page).press('ControlOrMeta+a')
  await field(page).press('ControlOrMeta+v')
  await expect(field(page)).toHaveValue('席\tA1')
  await expect(composer(page).getByRole('listitem')).toHaveCount(0)
  await copy({})
  await field(page).press('ControlOrMeta+v')
  await expect(composer(page).getByRole('listitem')).toHaveCount(1)
  await expect(field(page)).toHaveValue('席\tA1')
})
