import type { storyStates } from '../../states/story.ts'
import type { AreaStateHandlers } from './place.ts'

export const storyStateHandlers: AreaStateHandlers<typeof storyStates> = { setup: {}, teardown: {} }
