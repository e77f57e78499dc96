import type { Call } from '@tsudoi/contracts/client'

/**
 * Makes the calls while the server renders a page, from data that the server has already read (server/renderPage.tsx).
 * Never set in a browser.
 */
export const serverRender: { answer?: Call | undefined } = {}
