import type * as Network from '../../../contracts/sandbox/post/linkPreviews/requestPage.ts'

const refuse = () => Promise.reject(new Error('A demo asks no network.'))

/** Replaces network requests for link previews, which a browser cannot make: the demo previews invented pages only. */
export const requestPage: typeof Network.requestPage = refuse
/** Like `requestPage`, but for the demo's own pages: these are files, and all of them have the same head. */
export const requestOwnPage: typeof Network.requestOwnPage = refuse
