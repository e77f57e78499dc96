import { saveProfile } from '@tsudoi/contracts/account/account.endpoints'
import { saveAddress } from '@tsudoi/contracts/address/address.endpoints'
import { prepareSignup } from '@tsudoi/contracts/auth/session.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { getEpisodeDetail } from '@tsudoi/contracts/event/event.endpoints'
import { saveTalkInfo } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import { createPost, searchPosts } from '@tsudoi/contracts/post/post.endpoints'
import { createReport } from '@tsudoi/contracts/report/report.endpoints'
import { enterSerialCodes } from '@tsudoi/contracts/serial/serial.endpoints'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  emailProblem,
  passwordProblem,
  uniqueNameProblem,
  type FieldRule,
} from '@tsudoi/design-system/screens/account.rules'
import { addressProblem } from '@tsudoi/design-system/screens/address/address.rules'
import { searchProblem } from '@tsudoi/design-system/screens/event/boardSearch.rules'
import { callNameProblem, topicProblem } from '@tsudoi/design-system/screens/livetalk/livetalk.rules'
import { altProblem, postTextProblem, spoilerLabelProblem } from '@tsudoi/design-system/screens/post/write/write.rules'
import { firstNameProblem, lastNameProblem, nickNameProblem } from '@tsudoi/design-system/screens/profile/profile.rules'
import { reportProblems } from '@tsudoi/design-system/screens/report/report.rules'
import { searchWordsProblem } from '@tsudoi/design-system/screens/search/search.rules'
import { codesProblem } from '@tsudoi/design-system/screens/serial/serial.rules'

interface Limits {
  minLength?: number
  maxLength?: number
  'x-maxGraphemes'?: number
  items?: Limits
}

/** The limits of a field in the contract. If the field is a list, the limits of its entries. */
function limitsOf({ query, body }: Endpoint, field: string): Limits {
  const schema = body ?? query
  const { properties } = (schema ? z.toJSONSchema(schema) : {}) as { properties?: Record<string, Limits> }
  const limits = properties?.[field]
  return limits?.items ?? limits ?? {}
}

/** Whether the contract accepts this text in a field. */
function isAccepted({ query, body }: Endpoint, field: string, text: string): boolean {
  const { shape } = (body ?? query) as unknown as { shape: Record<string, z.ZodMiniType> }
  const schema = shape[field]
  return [text, [text], JSON.stringify([text])].some((value) => schema?.safeParse(value).success)
}

const reasons = [{ id: 'reason', text: '', needsComment: false }]

/** The rules of the forms. Each has a function that makes a text of a given length. */
const rules: [
  name: string,
  endpoint: Endpoint,
  field: string,
  problemOf: FieldRule,
  textOf: (length: number) => string,
][] = [
  ['nickname', saveProfile, 'nickName', nickNameProblem, kana],
  ['family name', saveProfile, 'lastName', lastNameProblem, kana],
  ['given name', saveProfile, 'firstName', firstNameProblem, kana],
  ['unique name', saveProfile, 'uniqueName', uniqueNameProblem, letters],
  ['password', prepareSignup, 'password', passwordProblem, letters],
  ['e-mail address', prepareSignup, 'email', emailProblem, (length) => `a@${'b'.repeat(length - 5)}.jp`],
  ['family name of an address', saveAddress, 'lastName', addressProblem.lastName, kana],
  ['given name of an address', saveAddress, 'firstName', addressProblem.firstName, kana],
  ['kana of an address', saveAddress, 'lastNameKana', addressProblem.lastNameKana, kana],
  ['city', saveAddress, 'city', addressProblem.city, kana],
  ['street', saveAddress, 'street', addressProblem.street, kana],
  ['building', saveAddress, 'building', addressProblem.building, kana],
  ['post', createPost, 'text', (text) => postTextProblem(text, 0), kana],
  ['description of a picture', createPost, 'mediaAlts', altProblem, kana],
  ['label of a cover against spoilers', createPost, 'spoilerLabel', spoilerLabelProblem, kana],
  ['comment of a report', createReport, 'comment', commentProblem, kana],
  ['name for the streamer', saveTalkInfo, 'callName', callNameProblem, kana],
  ['topic for the streamer', saveTalkInfo, 'topic', topicProblem, kana],
  ['search of a board', getEpisodeDetail, 'bbsFilterQuery', searchProblem, kana],
  ['search for posts', searchPosts, 'q', searchWordsProblem, kana],
  ['serial code', enterSerialCodes, 'codes', codesProblem, letters],
]

function kana(length: number): string {
  return 'アイウ'.repeat(Math.ceil(length / 3)).slice(0, length)
}

function letters(length: number): string {
  return 'ab1'.repeat(Math.ceil(length / 3)).slice(0, length)
}

function commentProblem(comment: string): string | undefined {
  return reportProblems({ reasonId: 'reason', comment }, reasons).comment
}

describe('the form of the app', () => {
  it.each(rules)(
    'accepts a %s up to the limit of the contract, and rejects a longer one',
    (_, endpoint, field, problemOf, textOf) => {
      const { minLength = 1, ...limits } = limitsOf(endpoint, field)
      const longest = limits['x-maxGraphemes'] ?? limits.maxLength ?? 0
      expect(longest).toBeGreaterThan(0)
      expect(
        [minLength, longest].map((length) => problemOf(textOf(Math.max(length, field === 'email' ? 6 : 1)))),
      ).toEqual([undefined, undefined])
      expect(problemOf(textOf(longest + 1))).toBeDefined()
      expect(minLength === 1 ? 'none' : problemOf(textOf(minLength - 1))).toBeDefined()
    },
  )

  const graphemes = [
    ['families', '👨‍👩‍👧‍👦'],
    ['flags', '🇯🇵'],
    ['flags of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['the longest emoji', '👩🏽‍❤️‍💋‍👨🏿'],
    ['keycaps', '1️⃣'],
    ['kana with separate marks', 'か\u3099'],
    ['jamo', '\u1112\u1161\u11AB'],
    ['letters with ten marks', `e${'\u0301'.repeat(10)}`],
    ['letters with fifty marks', `e${'\u0301'.repeat(50)}`],
    ['emoji of many people', `👩${'\u200D👩'.repeat(12)}`],
  ] as const
  const free = rules.filter(
    ([name, ...[endpoint, field]]) => 'x-maxGraphemes' in limitsOf(endpoint, field) && !/kana/.test(name),
  )

  it.each(graphemes)('counts %s as the contract does, in each of its texts (S134, Q383)', (_, grapheme) => {
    const codePoints = Array.from(grapheme).length
    for (const [name, endpoint, field, problemOf] of free) {
      const longest = limitsOf(endpoint, field)['x-maxGraphemes'] ?? 0
      const most = codePoints > 10 ? Math.floor(longest / codePoints) : longest
      for (const count of [most, most + 1].filter((each) => each > 0)) {
        const text = grapheme.repeat(count)
        expect([name, count, problemOf(text) === undefined]).toEqual([name, count, isAccepted(endpoint, field, text)])
      }
    }
  })
})
