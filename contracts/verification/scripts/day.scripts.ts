import type { Call } from '../../client.ts'
import { enterDraw, getDraw } from '../../draw/draw.endpoints.ts'
import { getCoopVoteCampaign, getVoteCampaign, voteForCoop, voteForTarget } from '../../vote/vote.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { japaneseMidnights, utcMidnight } from './midnights.ts'
import { assertHolds, type Script, type ScriptContext } from './script.ts'

/** An action that a member can do once a day: cast all of the day's votes, or enter a free prize draw. */
interface DailyAction {
  what: string
  proves: readonly string[]
  /** Whether the action needs endpoints that the specification does not contain. */
  needsOurEndpoints: boolean
  /** Sets up the states that the action needs, for a new member in a channel. */
  prepare: (stage: ScriptContext) => Promise<unknown>
  /** Whether the member can still do the action today. */
  isAvailable: (call: Call) => Promise<boolean>
  /** Sends the call of the action, such as a vote, as the member. */
  act: (call: Call) => Promise<unknown>
  /** Tries to do the action again on the same day. Throws a ScriptFailure if the host accepts that. */
  expectNoMore: (call: Call) => Promise<void>
}

const dailyPoints = 10
const target = { id: 'vote-hoshiyomi-1', targetId: 'vote-hoshiyomi-1-target-1', bonusId: '0' }
const coop = { id: 'coop-hoshiyomi-1' }
const draw = { id: 'draw-hoshiyomi-1' }

const vote = (call: Call, amount: number) =>
  call(voteForTarget, { params: target, body: { amount, bonusPhotoIds: [] } })
const voteTogether = (call: Call, amount: number) => call(voteForCoop, { params: coop, body: { amount } })

const dailyActions: readonly DailyAction[] = [
  {
    what: 'the daily points of a vote',
    proves: ['C160'],
    needsOurEndpoints: false,
    prepare: ({ given }) => given('a ranking campaign', { detail: 'minimal' }),
    isAvailable: async (call) => (await call(getVoteCampaign, { params: target })).votableAmount === dailyPoints,
    act: (call) => vote(call, dailyPoints),
    expectNoMore: (call) => expectRefusal('another point on the same day', vote(call, 1), 'OutOfRange'),
  },
  {
    what: 'the daily points of a coop vote',
    proves: ['C179'],
    needsOurEndpoints: true,
    prepare: ({ given }) => given('a coop vote', { detail: 'minimal' }),
    isAvailable: async (call) => (await call(getCoopVoteCampaign, { params: coop })).votableAmount === dailyPoints,
    act: (call) => voteTogether(call, dailyPoints),
    expectNoMore: (call) => expectRefusal('another point on the same day', voteTogether(call, 1), 'OutOfRange'),
  },
  {
    what: 'the free draw of a channel',
    proves: ['C180'],
    needsOurEndpoints: true,
    async prepare({ given }) {
      await given('a followed channel')
      await given('a channel draw', { detail: 'minimal' })
    },
    isAvailable: async (call) => (await call(getDraw, { params: draw })).todayResult === undefined,
    act: (call) => call(enterDraw, { params: draw }),
    async expectNoMore(call) {
      const { todayResult } = await call(getDraw, { params: draw })
      const { result } = await call(enterDraw, { params: draw })
      assertHolds(result.enteredTime === todayResult?.enteredTime, 'a second entry was accepted on the same day')
    },
  },
]

/**
 * Does the action at this time for a new member, and checks that it cannot be done again. Resolves with a client of the
 * member.
 */
async function exhaust(
  stage: ScriptContext,
  { prepare, isAvailable, act, expectNoMore }: DailyAction,
  { start, before: time }: { start: string; before: string },
) {
  await stage.given('another time at the host', { time: start })
  const { accessToken } = await stage.given('a member')
  await stage.given('a channel')
  await prepare(stage)
  await stage.given('another time at the host', { time })
  const call = stage.as(accessToken)
  assertHolds(await isAvailable(call), `at ${time}: not available to a new member`)
  await act(call)
  assertHolds(!(await isAvailable(call)), `at ${time}: still available afterwards`)
  await expectNoMore(call)
  return call
}

/** Scripts about actions that a member can do once a day. The day begins at midnight in Japan (15:00 UTC). */
export const dayScripts: readonly Script[] = dailyActions.flatMap((action) => [
  ...japaneseMidnights.map((midnight): Script => ({
    host: 'app',
    needsOurEndpoints: action.needsOurEndpoints,
    name: `${action.what}: available again from midnight in Japan on, ${midnight.after}`,
    proves: action.proves,
    async play(stage) {
      const call = await exhaust(stage, action, midnight)
      await stage.given('another time at the host', { time: midnight.after })
      assertHolds(await action.isAvailable(call), `at ${midnight.after}: not available on the new day`)
      await action.act(call)
      await action.expectNoMore(call)
    },
  })),
  {
    host: 'app',
    needsOurEndpoints: action.needsOurEndpoints,
    name: `${action.what}: not available again from midnight in UTC on`,
    proves: action.proves,
    async play(stage) {
      const call = await exhaust(stage, action, utcMidnight)
      await stage.given('another time at the host', { time: utcMidnight.after })
      assertHolds(
        !(await action.isAvailable(call)),
        `at ${utcMidnight.after}: available again, though it is 09:00 in Japan`,
      )
      await action.expectNoMore(call)
    },
  },
])
