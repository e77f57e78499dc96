let renderedFor: string | undefined

/** Sets the origin of the page that the server is rendering. Never called in a browser. */
export function setRenderedOrigin(origin: string | undefined): void {
  renderedFor = origin
}

/** The origin of this app, such as `https://tsudoi.example`. */
export const ownOrigin = (): string => renderedFor ?? location.origin
