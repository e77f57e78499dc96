/** Returns an address with a slash at the end, so that paths can be appended. */
export const withTrailingSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)
