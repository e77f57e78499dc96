import { describe, expect, it } from 'vitest'
import { isFailure, statesOfCase, type Case } from './case.ts'
import { calls, type CallCases } from './cases.ts'
import { pathParamsOf } from './pathParams.ts'
import { fieldPaths } from './schemaPaths.ts'

/**
 * Ids that name something of one account: in a path by the segment in front, elsewhere by the field. Each call that
 * takes one has a case `ofAnother`: whoever knows the id has no right by it (X11).
 */
const owned: ReadonlySet<string> = new Set([
  'creditcard/{}',
  'event/follow/{}',
  'group/privilege/{}',
  'livetalk/ticket/{}',
  'post/{}/{}/{}',
  'privilege/{}',
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

/** Ids that everybody may name: contents of the service, members, and what is the caller's by the caller alone. */
const everybodys: ReadonlySet<string> = new Set([
  'bbs/{}',
  'bonus/{}',
  'campaign/{}',
  'coop/campaign/{}/reward/{}',
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
  'eventId',
  'ip_id',
  'ipId',
  'itemId',
  'movieId',
  'parentPostId',
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

/** Calls that take such an id and answer everybody, each with the reason. */
const open: Readonly<Record<string, string>> = {
  'post.getPost': 'posts are read by all',
  'post.likePost': 'posts are liked by all',
  'post.unlikePost': 'one takes back a like of oneself',
}

/** What a request names, without cursors: those say where a list of the caller's own goes on. */
function idsOf({ endpoint: { path, query, body } }: CallCases): string[] {
  const fields = [query, body].flatMap((schema) => fieldPaths(schema)).map((field) => field.split('.').at(-1) ?? '')
  const isId = (field: string) => /(id|ids|card|cardToken)$/i.test(field) && !/^last[A-Z]/.test(field)
  return [...pathParamsOf(path).map(({ segment }) => segment), ...fields.filter(isId)]
}

/** A call fails where something belongs to another account than the caller's. */
function isRefusedToOthers(example: Case | undefined): boolean {
  if (!example || !isFailure(example)) return false
  const [caller, ...others] = statesOfCase(example).map(({ params }) => params as { accountId?: string })
  const theirs = others.filter(({ accountId }) => accountId !== undefined && accountId !== caller?.accountId)
  // Who they are, and what is theirs.
  return theirs.length >= 2
}

const takers = calls.filter((call) => idsOf(call).some((id) => owned.has(id)) && !open[call.name])

describe('an id in a request', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'of %s is known to be one account’s, or nobody’s',
    (_, call) => {
      for (const id of idsOf(call))
        expect([id, owned.has(id), everybodys.has(id)]).toEqual([id, owned.has(id), !owned.has(id)])
    },
  )

  it.each(takers.map((call) => [call.name, call] as const))('of %s does nothing for others (X11)', (_, { cases }) => {
    expect(isRefusedToOthers(cases['ofAnother'])).toBe(true)
  })

  it('is listed only where there is one', () => {
    const known = new Set(calls.flatMap(idsOf))
    expect([...owned, ...everybodys].filter((id) => !known.has(id))).toEqual([])
    expect(Object.keys(open).filter((name) => !calls.some((call) => call.name === name))).toEqual([])
  })
})
