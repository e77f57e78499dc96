import { describe, expect, it } from 'vitest'
import { isFailure, statesOfCase, type Case } from './case.ts'
import { calls, type CallCases } from './cases.ts'
import { pathParamsOf } from './pathParams.ts'
import { fieldPaths } from './schemaPaths.ts'

/**
 * Ids of things that belong to one account. An id in a path is listed by the preceding segment, any other id by its
 * field. Each endpoint with such an id has a case `ofAnother`, because knowing the id must not grant access (X11).
 */
const owned: ReadonlySet<string> = new Set([
  'creditcard/{}',
  'event/follow/{}',
  'group/privilege/{}',
  'livetalk/ticket/{}',
  'post/{}/{}/{}',
  'passkey/{}',
  'privilege/{}',
  'session/{}',
  'slot/{}',
  'transaction/{}',
  'reservation/{}',
  'account/{}',
  'acc_photo_id',
  'bonusPhotoIds',
  'card',
  'mediaIds',
  'member_id',
  'photoId',
  'present_ids',
  'ticketId',
])

/**
 * Ids that every caller may send: those of public content and of members, and those that can only refer to the caller's
 * own things.
 */
const everybodys: ReadonlySet<string> = new Set([
  'bbs/{}',
  'bonus/{}',
  'campaign/{}',
  'chosen/{}',
  'chosen/{}/{}',
  'device/{}',
  'coop/campaign/{}/reward/{}',
  'door/{}',
  'draw/{}',
  'episode/{}',
  'event/{}',
  'follow/ip/{}',
  'gacha/{}',
  'group/{}',
  'ip/nologin/{}',
  'ip/overview/{}',
  'ip/{}',
  'livetalk/{}',
  'lottery/{}',
  'meeting/{}',
  'notice/nologin/{}',
  'notice/{}',
  'participate_reward/{}',
  'playlist/{}',
  'position/{}',
  'post/{}',
  'post/{}/{}',
  'preorder/{}',
  'profile/get/{}',
  'story/group/{}',
  'story/group/{}/{}',
  'target/{}',
  'tips/{}',
  'validate/{}',
  'video/{}',
  'video/{}/{}',
  'view/{}',
  'accountId',
  'backgroundId',
  'cardToken',
  'eventEpisodeId',
  'entryId',
  'eventId',
  // The credential id of a passkey. The caller proves by a signature that the passkey is theirs.
  'id',
  'rawId',
  'ip_id',
  'ipId',
  'itemId',
  'movieId',
  'mutedIpIds',
  'parentPostId',
  'passId',
  'reasonId',
  'rewardId',
  'rootPostId',
  'roomId',
  'shopCoinId',
  'targetAccountId',
  'targetId',
  'tutorial_id',
  'videoId',
])

/** Endpoints with an id of {@link owned} that answer every caller, each with the reason. */
const open: Readonly<Record<string, string>> = {
  'post.getPost': 'posts are read by all',
  'post.likePost': 'posts are liked by all',
  'post.unlikePost': 'one takes back a like of oneself',
}

/** The ids in an endpoint's request, without cursors, because they refer to the caller's own list. */
function idsOf({ endpoint: { path, query, body } }: CallCases): string[] {
  const fields = [query, body].flatMap((schema) => fieldPaths(schema)).map((field) => field.split('.').at(-1) ?? '')
  const isId = (field: string) => /(id|ids|card|cardToken)$/i.test(field) && !/^last[A-Z]/.test(field)
  return [...pathParamsOf(path).map(({ segment }) => segment), ...fields.filter(isId)]
}

/** Whether a case fails because the requested thing belongs to another account than the caller's. */
function isRefusedToOthers(example: Case | undefined): boolean {
  if (!example || !isFailure(example)) return false
  const [caller, ...others] = statesOfCase(example).map(({ params }) => params as { accountId?: string })
  const statesOfOthers = others.filter(({ accountId }) => accountId !== undefined && accountId !== caller?.accountId)
  // The first state creates the other account, and the second state creates the thing that this account owns.
  return statesOfOthers.length >= 2
}

const callsWithOwnedIds = calls.filter((call) => idsOf(call).some((id) => owned.has(id)) && !open[call.name])

describe('the ids in requests', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'to %s are each listed in this test either as owned by an account or as usable by every caller',
    (_, call) => {
      for (const id of idsOf(call))
        expect([id, owned.has(id), everybodys.has(id)]).toEqual([id, owned.has(id), !owned.has(id)])
    },
  )

  it.each(callsWithOwnedIds.map((call) => [call.name, call] as const))(
    'to %s are refused, in the case `ofAnother`, to an account that does not own them (X11)',
    (_, { cases }) => {
      expect(isRefusedToOthers(cases['ofAnother'])).toBe(true)
    },
  )

  it('include every id that this test lists', () => {
    const known = new Set(calls.flatMap(idsOf))
    expect([...owned, ...everybodys].filter((id) => !known.has(id))).toEqual([])
    expect(Object.keys(open).filter((name) => !calls.some((call) => call.name === name))).toEqual([])
  })
})
