import type { StateHandlers } from '../../states.ts'
import type { OpenDataset } from './db/datasets.ts'
import type { DbContext } from './dbContext.ts'
import type { SandboxServices } from './services.ts'
import { timeAfter, hours } from './clock.ts'

/** The context in which a state is set up: a separate dataset, empty or seeded, and never the demo. */
export interface StateContext extends DbContext {
  dataset: OpenDataset
  services: SandboxServices
}

type Handlers = StateHandlers<StateContext>

/** The implementations of one area's states, with teardowns for states that affect more than their own ids. */
export interface AreaStateHandlers<Catalogue> {
  setup: Pick<Handlers['setup'], keyof Catalogue & keyof Handlers['setup']>
  teardown: Pick<Handlers['teardown'], keyof Catalogue & keyof Handlers['teardown']>
}

/** A fixed time, `n` hours into 2026, that orders a state's rows independently of any clock. */
export const hoursInto2026 = (n: number): Date => timeAfter(new Date('2026-01-01T00:00:00Z'), hours(n))
