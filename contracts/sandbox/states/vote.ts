import type { voteStates } from '../../states/vote.ts'
import type { AreaStateHandlers } from './place.ts'

export const voteStateHandlers: AreaStateHandlers<typeof voteStates> = { setup: {}, teardown: {} }
