import type * as Network from '../../../contracts/sandbox/post/linkPreviews/askNetwork.ts'

/** Pages elsewhere cannot be asked from here: the previews of links are those of the invented pages. */
export const askNetwork: typeof Network.askNetwork = () => Promise.reject(new Error('A demo asks no network.'))
