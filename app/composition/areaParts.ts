/** The parts of all areas, as `AreaParts` declares them. */
export { retryUnsentViews as startBackgroundTasks } from '../areas/story/retryUnsentViews.ts'
export { errorTexts } from './errorTexts.ts'
export { loadStoreOutcome } from './paymentOutcomes.ts'

/** A separate file, because only a deployment with a realtime service needs it. */
export const loadSyncedDocuments = () => import('./syncedDocuments.ts').then((file) => file.syncedDocuments)
