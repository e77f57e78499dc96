/** Sharing a page: its public address, the moment of its film, and pictures (Q471). */

/** The dialog that the hash #share opens on any page, and that a post's menu opens for the post. */
export { ShareContainer } from './internal/ShareContainer.tsx'
export { openShareDialog } from './internal/openShareDialog.ts'

/** The moment of a film: in an address that was shared, and of the player on the page. */
export { startSecondsIn } from './internal/moment.ts'
export { provideFilmSeconds } from './internal/currentFilmSeconds.ts'
export { addressOfMoment } from './internal/addressOfMoment.ts'

/** Pictures that are drawn on the device. A page loads the code at the press. */
export { loadSharedPicture } from './internal/loadSharedPicture.ts'
export type { ShareOffer, SharedPicture } from './internal/share.types.ts'
