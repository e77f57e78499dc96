import { errorTextsPort } from '../errors/errorTextsPort.ts'
import { keepOutcomePort } from '../payments/keepOutcomePort.ts'
import { syncedDocumentsPort } from '../realtime/syncedDocumentsPort.ts'
import { backgroundTasksPort } from '../shell/backgroundTasksPort.ts'

/**
 * Connects the areas to the shared folders, which may not import them. Loads nothing yet, because every visit calls
 * this before its first render.
 */
export function provideAreaParts(): void {
  errorTextsPort.provide(() => import('./errorTexts.ts').then((file) => file.errorTexts))
  keepOutcomePort.provide((kind) => import('./paymentOutcomes.ts').then((file) => file.loadKeepOutcome(kind)))
  syncedDocumentsPort.provide(() => import('./syncedDocuments.ts').then((file) => file.syncedDocuments))
  backgroundTasksPort.provide(() =>
    import('../areas/story/retryUnsentViews.ts').then((file) => file.retryUnsentViews()),
  )
}
