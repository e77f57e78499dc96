import { beforeEach, expect, it } from 'vitest'
import { saveProfile } from '../../account/account.endpoints.ts'
import { fullAddress } from '../../address/exampleAddress.ts'
import { saveAddress } from '../../address/address.endpoints.ts'
import { forceExit, saveTalkInfo } from '../../livetalk/livetalk.endpoints.ts'
import { createPost, editPost } from '../../post/post.endpoints.ts'
import { createReport } from '../../report/report.endpoints.ts'
import { registerStoryReader } from '../../story/story.endpoints.ts'
import { userTexts } from '../../testing/userTexts.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const livetalkId = 'livetalk-hoshiyomi-1'
const guest = { id: livetalkId, slotId: `${livetalkId}-slot-1`, resId: 'reservation-first', accId: 'acc-hikari' }
const timeline = { type: 'ip', typeId: 'ip-hoshiyomi' }
const forbidden = 'spamspam'
/** How many posts and reports one member can send before the rate limit refuses more. */
const triesAtOnce = 15

await onBothEngines('a text that a member sends', (sandbox) => {
  let token: string
  let streamer: string

  const member = async (name: string) => {
    const facts = { accountId: `acc-${name}`, email: `${name}@example.com`, uniqueName: `${name}2026` }
    return (await sandbox().given('a member', facts)).accessToken
  }
  /** Creates new members for each test, because the number of requests per member is limited. */
  async function members() {
    token = await member('hikari')
    streamer = await member('shiori')
  }

  beforeEach(async () => {
    await members()
    await sandbox().given('a channel')
    await sandbox().given('a timeline')
    await sandbox().given('a live talk', { phase: 'ON_AIR' })
    await sandbox().given('a reserved slot', { accountId: 'acc-hikari', reservationId: 'reservation-first' })
    await sandbox().given('a streamer', { accountId: 'acc-shiori' })
    await sandbox().given('a word that moderation refuses', { word: forbidden })
  })

  const profile = {
    nickName: 'ひかり',
    uniqueName: 'hikari9',
    firstName: '光',
    lastName: '星野',
    birthday: '2004-02-29',
  }
  const codeOf = ({ body }: { body: { messageCode?: string } }) => body.messageCode
  const post = (text: string) => sandbox().call(createPost, { params: timeline, body: { text, depth: '0' } }, { token })
  const inProfile = (changes: object) => sandbox().call(saveProfile, { body: { ...profile, ...changes } }, { token })
  const inAddress = (changes: object) =>
    sandbox().call(saveAddress, { body: { ...fullAddress, ...changes } }, { token })
  const inStory = (names: object) =>
    sandbox().call(
      registerStoryReader,
      { params: { ipId: 'ip-hoshiyomi' }, body: { lastName: '星', firstName: '光', ...names } },
      { token },
    )
  const inTalk = (body: object) => sandbox().call(saveTalkInfo, { params: { id: livetalkId }, body }, { token })

  /** Every endpoint that accepts a text which other members read: sends a text and returns the answer. */
  const fields: Readonly<Record<string, (text: string) => Promise<{ body: { messageCode?: string } }>>> = {
    nickname: (nickName) => inProfile({ nickName }),
    'last name': (lastName) => inProfile({ lastName }),
    'first name': (firstName) => inProfile({ firstName }),
    'user ID': (uniqueName) => inProfile({ uniqueName }),
    post,
    comment: async (text) => {
      const { postId } = (await post('星を見ました。')).body.post
      return sandbox().call(
        createPost,
        { params: timeline, body: { text, depth: '1', rootPostId: postId } },
        { token: streamer },
      )
    },
    'edited post': async (text) => {
      const { postId } = (await post('星を見ました。')).body.post
      return sandbox().call(editPost, { params: { ...timeline, postId }, body: { text } }, { token })
    },
    'name in stories': (lastName) => inStory({ lastName }),
    'name of an address': (lastName) => inAddress({ lastName }),
    city: (city) => inAddress({ city }),
    building: (building) => inAddress({ building }),
    'comment of a report': (comment) =>
      sandbox().call(
        createReport,
        { body: { targetType: 'ACCOUNT', targetId: 'acc-shiori', reasonId: 'other', comment } },
        { token },
      ),
    'reason for removing a member from a live talk': (note) =>
      sandbox().call(forceExit, { params: guest, body: { reason: 'OTHER', note } }, { token: streamer }),
  }

  it.each(Object.keys(fields))('is refused in the field “%s” if it has no visible character (Q370)', async (field) => {
    for (const [index, [name, text]] of Object.entries(userTexts.invisible).entries()) {
      if (index % triesAtOnce === 0) await members()
      const code = codeOf((await fields[field]?.(text)) ?? { body: {} })
      expect([name, code]).toEqual([name, expect.stringMatching(/^Invalid(Argument|AlphaNumeric|UniqueName)$/)])
    }
  })

  it.each(Object.keys(fields))('is refused in the field “%s” if it has control characters (Q383)', async (field) => {
    for (const [name, text] of Object.entries(userTexts.controls)) {
      const code = codeOf((await fields[field]?.(text)) ?? { body: {} })
      expect([name, code]).toEqual([name, expect.stringMatching(/^Invalid(Argument|AlphaNumeric)$/)])
    }
  })

  it.each(['callName', 'topic'])(
    'is refused in the optional field “%s” if it is invisible, but accepted if it is empty, which deletes the value (Q370)',
    async (field) => {
      for (const [name, text] of Object.entries(userTexts.invisible)) {
        const code = codeOf(await inTalk({ [field]: text }))
        expect([name, code]).toEqual([name, text === '' ? undefined : 'InvalidArgument'])
      }
    },
  )

  it('is stored unchanged if it is visible (Q370)', async () => {
    for (const text of Object.values(userTexts.visible)) {
      expect(codeOf(await inTalk({ topic: text.trim() }))).toBeUndefined()
      expect(codeOf(await inStory({ lastName: text.trim() }))).toBeUndefined()
      expect(codeOf(await inProfile({ nickName: text.trim() }))).toBeUndefined()
    }
    for (const [index, text] of Object.values(userTexts.visible).entries()) {
      if (index % triesAtOnce === 0) await members()
      expect((await post(text)).body.post?.text).toBe(text)
    }
  })

  it.each(userTexts.compared.filter(([one]) => one === forbidden))(
    'is refused in every moderated field for the forbidden word %j in the spelling %j (Q370)',
    async (_, text = '') => {
      expect(codeOf(await post(`きょうは${text}です`))).toBe('InvalidModeration')
      expect(codeOf(await inProfile({ nickName: text }))).toBe('InvalidModeration')
      expect(codeOf(await inTalk({ topic: text }))).toBe('InvalidModeration')
      const half = text.length / 2
      const names = { lastName: text.slice(0, half), firstName: text.slice(half) }
      expect(codeOf(await inStory(names))).toBe('InvalidModeration')
    },
  )

  it('is limited in graphemes in a report and a staff note, and combining marks cannot bypass the limit (S134)', async () => {
    const family = '👨‍👩‍👧‍👦'
    const marks = `a${'\u0301'.repeat(5_000)}`
    const report = fields['comment of a report']
    const exit = fields['reason for removing a member from a live talk']
    expect(codeOf((await report?.(family.repeat(501))) ?? { body: {} })).toBe('InvalidArgument')
    expect(codeOf((await report?.(marks)) ?? { body: {} })).toBe('InvalidArgument')
    expect(codeOf((await report?.(family.repeat(500))) ?? { body: {} })).toBeUndefined()
    expect(codeOf((await exit?.(marks)) ?? { body: {} })).toBe('InvalidArgument')
    expect(codeOf((await exit?.(family.repeat(200))) ?? { body: {} })).toBeUndefined()
  })

  /** Each field that takes a text, with its limit. */
  const limits: readonly (readonly [field: string, limit: number, send: (text: string) => Promise<unknown>])[] = [
    ['post', 500, async (text) => fields['post']?.(text)],
    ['comment', 500, async (text) => fields['comment']?.(text)],
    ['edited post', 500, async (text) => fields['edited post']?.(text)],
    [
      'reason for removing a member from a live talk',
      200,
      async (text) => fields['reason for removing a member from a live talk']?.(text),
    ],
    ['nickname', 20, async (text) => fields['nickname']?.(text)],
    ['last name', 20, async (text) => fields['last name']?.(text)],
    ['first name', 20, async (text) => fields['first name']?.(text)],
    ['name in stories', 10, async (text) => fields['name in stories']?.(text)],
    ['name of an address', 40, async (text) => fields['name of an address']?.(text)],
    ['city', 60, async (text) => fields['city']?.(text)],
    ['building', 100, async (text) => fields['building']?.(text)],
    ['callName', 20, (callName) => inTalk({ callName })],
    ['topic', 200, (topic) => inTalk({ topic })],
  ]

  it.each(limits)(
    'may contain, in the field “%s”, at most %i emoji, however many code units each emoji has (S134, Q383)',
    async (...given) => {
      const [, limit, send] = given
      for (const emoji of ['👨‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👨🏿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '𠮷']) {
        const answers = [await send(emoji.repeat(limit)), await send(emoji.repeat(limit + 1))] as { body: object }[]
        expect([emoji, ...answers.map(codeOf)]).toEqual([emoji, undefined, expect.stringMatching(/^Invalid/)])
      }
    },
  )

  it('is limited in graphemes in the lines of an address (S134)', async () => {
    expect(codeOf(await inAddress({ lastName: '👨‍👩‍👧‍👦'.repeat(40) }))).toBeUndefined()
    expect(codeOf(await inAddress({ lastName: '星'.repeat(41) }))).toBe('InvalidArgument')
    expect(codeOf(await inAddress({ building: `a${'\u0301'.repeat(1_200)}` }))).toBe('InvalidArgument')
  })

  it('is refused as a user ID if it is not ASCII, or if it differs from another member’s user ID only in letter case (S060)', async () => {
    const [first = '', ...same] = userTexts.uniqueNames.same
    expect(codeOf(await inProfile({ uniqueName: first }))).toBeUndefined()
    const accessToken = await member('sora')
    for (const uniqueName of same)
      expect(
        codeOf(await sandbox().call(saveProfile, { body: { ...profile, uniqueName } }, { token: accessToken })),
      ).toBe('AlreadyExistsUniqueName')
    for (const uniqueName of userTexts.uniqueNames.refused)
      expect(codeOf(await inProfile({ uniqueName }))).toBe('InvalidAlphaNumeric')
  })
})
