import type { clockStates } from '../../states/clock.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider state that moves the clock of a dataset. */
export const clockStateHandlers: AreaStateHandlers<typeof clockStates> = {
  setup: {
    async 'another time at the host'({ time }, ctx) {
      await setClock(ctx, new Date(time))
      return {}
    },
  },
  teardown: { 'another time at the host': (_, ctx) => setClock(ctx, null) },
}

async function setClock({ services, dataset, db }: StateContext, time: Date | null): Promise<void> {
  await services.datasets.setClock(dataset.name, time, db)
}
