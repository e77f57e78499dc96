import type { Call } from '@tsudoi/contracts/client'

/**
 * `answer` is set while the server renders a page (server/renderPage.tsx): it answers the page's calls from data that
 * the server has already read. Never set in a browser.
 */
export const serverRender: { answer?: Call | undefined } = {}
