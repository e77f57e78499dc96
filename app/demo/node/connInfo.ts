/** Replaces Hono's connection info: only this browser calls, so all requests have one address. */
export const getConnInfo = () => ({ remote: { address: 'this-browser' } })
