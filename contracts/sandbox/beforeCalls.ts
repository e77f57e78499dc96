import { deliverDue } from './payment/gateway/notifications.ts'
import type { OpenWorld } from './runtime/db/worlds.ts'
import type { SandboxServices } from './runtime/services.ts'

/**
 * Settles what is due by the world's clock before a call of any host is answered, and at every reading of an event
 * stream. So the answer to a member's next call, whichever it is, knows of a payment that was confirmed late (Q374).
 */
export const settleDue = (services: SandboxServices, world: OpenWorld): Promise<void> => deliverDue(services, world)
