/** An address with a trailing slash, so that paths can be appended. */
export const withTrailingSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)
