/** Exports the parts of all areas, as `AreaParts` declares them. */
export { startBackgroundTasks } from './startBackgroundTasks.ts'
export { errorTexts } from './errorTexts.ts'
export { loadStoreOutcome } from './paymentOutcomes.ts'
export { loadShareOffer } from './shareOffers.ts'

/** Loads the documents that a member's devices synchronise. Only a deployment with a realtime server needs them. */
export const loadSyncedDocuments = () => import('./syncedDocuments.ts').then((file) => file.syncedDocuments)
