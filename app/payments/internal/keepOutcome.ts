import { keepOutcomePort, type KeepOutcome } from '../keepOutcomePort.ts'
import type { PaidKind } from '../paidAction.ts'

/**
 * Loads the module that stores an outcome. Call it before the request is sent: the answer arrives only once, and would
 * be lost if the module could not be loaded.
 */
export const loadKeepOutcome = async (kind: PaidKind): Promise<KeepOutcome> =>
  (await keepOutcomePort.get()(kind)) ?? (() => undefined)
