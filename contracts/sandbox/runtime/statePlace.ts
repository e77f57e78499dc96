import type { StateHandlers } from '../../states.ts'
import type { OpenWorld } from './db/worlds.ts'
import type { DbContext } from './dbContext.ts'
import type { SandboxServices } from './services.ts'
import { after, hours } from './clock.ts'

/** Where a state is made true: a world of its own, blank or filled with the seed, and never the demo. */
export interface StatePlace extends DbContext {
  world: OpenWorld
  services: SandboxServices
}

type Handlers = StateHandlers<StatePlace>

/** The states of one area, each with its implementation, and a teardown for those that reach beyond their ids. */
export interface AreaStateHandlers<Catalogue> {
  setup: Pick<Handlers['setup'], keyof Catalogue & keyof Handlers['setup']>
  teardown: Pick<Handlers['teardown'], keyof Catalogue & keyof Handlers['teardown']>
}

/** Times in the order of a state's numbers, which no clock moves: so many hours into 2026. */
export const hoursInto2026 = (n: number): Date => after(new Date('2026-01-01T00:00:00Z'), hours(n))
