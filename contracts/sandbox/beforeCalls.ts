import { deliverDue } from './payment/gateway/notifications.ts'
import type { OpenWorld } from './runtime/db/worlds.ts'
import type { SandboxServices } from './runtime/services.ts'

/**
 * Runs the dataset's due payment notifications. Called before every call of any host and at every read of an event
 * stream, so that the member's next answer already includes a payment that was confirmed late (Q374).
 */
export const settleDue = (services: SandboxServices, world: OpenWorld): Promise<void> => deliverDue(services, world)
