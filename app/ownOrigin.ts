/** The origin of this app, such as `https://tsudoi.example`. While the server renders a page it is that of the request. */
export const ownOrigin: { current: string } = { current: globalThis.location?.origin ?? '' }
