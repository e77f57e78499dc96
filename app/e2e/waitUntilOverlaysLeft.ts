import type { Page } from '@playwright/test'

/**
 * Waits until the history is at the entry of the page itself. After a dialog closes, or a page with an open dialog is
 * reloaded, the app goes back in the history, which would cancel a load that begins earlier.
 */
export const waitUntilOverlaysLeft = (page: Page) => page.waitForFunction(() => !('overlays' in Object(history.state)))
