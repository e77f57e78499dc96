import type { videoStates } from '../../states/video.ts'
import type { AreaStateHandlers } from './place.ts'

export const videoStateHandlers: AreaStateHandlers<typeof videoStates> = { setup: {}, teardown: {} }
