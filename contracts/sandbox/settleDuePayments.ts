import { deliverDueNotifications } from './payment/gateway/notifications.ts'
import type { OpenDataset } from './runtime/db/datasets.ts'
import type { SandboxServices } from './runtime/services.ts'

/**
 * Processes the dataset's payment notifications that are due. The hosts call it before every request and before every
 * read of an event stream, so that the member's next answer already includes a payment that was confirmed late (Q374).
 */
export const settleDuePayments = (services: SandboxServices, dataset: OpenDataset): Promise<void> =>
  deliverDueNotifications(services, dataset)
