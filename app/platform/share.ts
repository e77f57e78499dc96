import { hostApp } from './hostApp.ts'

/** Whether there is a share sheet: that of the device, or that of the host app. */
export const canShare = () => hostApp() !== undefined || 'share' in navigator

/**
 * Whether an error of the share sheet is no refusal by the browser: the user has closed the sheet, or pressed again
 * while it was open.
 */
export const isShareDismissal = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

/**
 * Opens the share sheet with a URL and the title of its page. A given `text` is shared in place of the title. Resolves
 * with false if the browser refuses.
 */
export async function share(page: { title: string; url: string; text?: string }): Promise<boolean> {
  const host = hostApp()
  if (host) {
    host.send({ type: 'share', title: page.text ?? page.title, url: page.url })
    return true
  }
  return navigator.share(page).then(() => true, isShareDismissal)
}
