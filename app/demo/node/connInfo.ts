/** Replaces Hono's connection info. All requests come from this browser, so all have the same address. */
export const getConnInfo = () => ({ remote: { address: 'this-browser' } })
