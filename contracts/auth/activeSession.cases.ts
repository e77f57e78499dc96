import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './activeSession.endpoints.ts'

const member = state('a member')
const elsewhere = state('another session of the member')
const sora = state('another member')
const ofSora = state('another session of the member', { accountId: 'acc-sora' })
const current = {
  sessionId: 'session-here',
  createTime: '2026-11-29T10:00:00Z',
  lastUseTime: '2026-11-29T10:00:00Z',
  isCurrent: true,
}
const other = {
  sessionId: 'session-elsewhere',
  createTime: '2026-11-29T09:00:00Z',
  lastUseTime: '2026-11-29T09:00:00Z',
  isCurrent: false,
}
const known = { deviceName: 'Safari（iPhone）', place: '東京都' }
const withId = { params: { id: 'session-elsewhere' } }

/** The example requests and answers ("cases") of the endpoints about a member's sessions. */
export const activeSessionCases = {
  listSessions: {
    full: {
      as: 'member',
      given: [member, elsewhere],
      request: {},
      answer: {
        list: [
          { ...current, ...known },
          { ...other, ...known },
        ],
      },
    },
    minimal: { as: 'member', given: [member, elsewhere], request: {}, answer: { list: [current, other] } },
    /** The shortest possible list: it always contains the caller's own session. */
    empty: { as: 'member', request: {}, answer: { list: [current] }, exact: ['list.isCurrent'] },
  },
  endSession: {
    full: { as: 'member', given: [member, elsewhere], request: withId, answer: {} },
    NotFound: { as: 'member', request: { params: { id: 'no-such-session' } }, fails: 'NotFound' },
    ofAnother: { as: 'member', given: [member, sora, ofSora], request: withId, fails: 'NotFound' },
    /** The list contains no session that has ended. */
    endedBefore: {
      as: 'member',
      given: [member, state('another session of the member', { hasEnded: true })],
      request: withId,
      fails: 'NotFound',
    },
  },
  endOtherSessions: {
    full: { as: 'member', given: [member, elsewhere], request: {}, answer: {} },
  },
} satisfies AreaCases<typeof endpoints>
