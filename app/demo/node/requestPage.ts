import type * as Network from '../../../contracts/sandbox/post/linkPreviews/requestPage.ts'

/** Replaces network requests for link previews, which a browser cannot make: the demo previews invented pages only. */
export const requestPage: typeof Network.requestPage = () => Promise.reject(new Error('A demo asks no network.'))
