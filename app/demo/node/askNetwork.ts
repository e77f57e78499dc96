import type * as Network from '../../../contracts/sandbox/post/linkPreviews/askNetwork.ts'

/** Replaces network requests for link previews, which a browser cannot make: the demo previews invented pages only. */
export const askNetwork: typeof Network.askNetwork = () => Promise.reject(new Error('A demo asks no network.'))
