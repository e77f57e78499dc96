/** Words and names that the user does not want to read, and the covers over content that contains them (Q512). */

/** The covers of content. They load with content that has texts of users. */
export { noMuting, useMuting } from './internal/useMuting.ts'
export type { MuteCheckedContent, Muting } from './internal/muting.types.ts'

/** Parts that load on a press, or with the list of muted words. */
export { loadMuteContainer } from './internal/loadMuteContainer.ts'
export { loadMuteList } from './internal/loadMuteList.ts'

/** The words, for the synchronization between the devices of a member. */
export { syncedMutes } from './internal/muteStore.ts'
