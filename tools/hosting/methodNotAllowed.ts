/** The answer to a request for a page or a file with another method than GET and HEAD. */
export const methodNotAllowed = () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
