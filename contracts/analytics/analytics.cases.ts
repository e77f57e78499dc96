import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './analytics.endpoints.ts'

const given = [state('a channel'), state('a video')]
const begun = { state: 1 as const, position: 0 }
const ended = { state: 4 as const, position: 20 }
const id = 'video-hoshiyomi-1'
const nothing = 'no-such-video'

/** The example requests and answers ("cases") of the analytics endpoints. */
export const analyticsCases = {
  startVideoPlaying: {
    full: { as: 'member', given, request: { body: { videoId: id, ...begun } }, answer: {} },
    NotFound: { as: 'member', request: { body: { videoId: nothing, ...begun } }, fails: 'NotFound' },
  },
  finishVideoPlaying: {
    full: { as: 'member', given, request: { body: { videoId: id, ...ended } }, answer: {} },
    NotFound: { as: 'member', request: { body: { videoId: nothing, ...ended } }, fails: 'NotFound' },
  },
  startMoviePlaying: {
    full: { as: 'member', given, request: { body: { movieId: id, ...begun } }, answer: {} },
    NotFound: { as: 'member', request: { body: { movieId: nothing, ...begun } }, fails: 'NotFound' },
  },
  finishMoviePlaying: {
    full: { as: 'member', given, request: { body: { movieId: id, ...ended } }, answer: {} },
    NotFound: { as: 'member', request: { body: { movieId: nothing, ...ended } }, fails: 'NotFound' },
  },
} satisfies AreaCases<typeof endpoints>
