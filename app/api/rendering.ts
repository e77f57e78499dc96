import type { Call } from '@tsudoi/contracts/client'

/**
 * While the server renders a page (server/renderPage.tsx): answers its calls from the answers that the server has read.
 * Never set in a browser.
 */
export const rendering: { answer?: Call | undefined } = {}
