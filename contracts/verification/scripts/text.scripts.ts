import { getProfile, saveProfile } from '../../account/account.endpoints.ts'
import { getAddress, longestLines, saveAddress } from '../../address/address.endpoints.ts'
import { fullAddress } from '../../address/exampleAddress.ts'
import type { MessageCode } from '../../errors.ts'
import type { Host } from '../../hosts.ts'
import { forceExit, getTalkInfo, longestExitNote, saveTalkInfo } from '../../livetalk/livetalk.endpoints.ts'
import { longestAlt } from '../../post/media.ts'
import { onePixelPng } from '../../post/onePixelPng.ts'
import { createPost, editPost, getPost, longestPost, uploadMedia } from '../../post/post.endpoints.ts'
import { createReport, longestReportComment } from '../../report/report.endpoints.ts'
import { getStoryReader, registerStoryReader } from '../../story/story.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, type Script, type ScriptContext } from './script.ts'

/** A field whose text a member writes. */
interface TextField {
  name: string
  host: Host
  /** Maximum number of graphemes of the text. */
  longest: number
  /** The message codes with which a host refuses a text that is too long. */
  codes: readonly MessageCode[]
  /** Id of the rule that sets the maximum. Default: S134. */
  rule?: string
  /**
   * Sets the states up. Resolves with a function that writes a text, and a function that reads it back if a call
   * returns it.
   */
  arrange: (stage: ScriptContext) => Promise<Written>
}

interface Written {
  write: (text: string) => Promise<unknown>
  read?: () => Promise<string | undefined>
}

const invalid = ['InvalidArgument'] as const

async function timeline({ given, as }: ScriptContext) {
  const { accessToken } = await given('a member')
  await given('another member')
  await given('a channel')
  const { type, typeId } = await given('a timeline')
  const call = as(accessToken)
  const place = { type, typeId }
  const post = async (body: { text: string; mediaIds?: string[]; mediaAlts?: string[] }) =>
    (await call(createPost, { params: place, body: { ...body, depth: '0' } })).post
  const shown = async (postId: string) => (await call(getPost, { params: { ...place, postId } })).post
  return { call, place, post, shown }
}

/** The text of a post, which can have several lines. */
const postText: TextField = {
  name: 'a post',
  host: 'app',
  longest: longestPost,
  codes: invalid,
  async arrange(stage) {
    const { post, shown } = await timeline(stage)
    let postId = ''
    return {
      write: async (text) => (postId = (await post({ text })).postId),
      read: async () => (await shown(postId)).text,
    }
  },
}

const commentText: TextField = {
  ...postText,
  name: 'a comment',
  async arrange(stage) {
    const { call, place, post, shown } = await timeline(stage)
    const root = (await post({ text: '星を見ました。' })).postId
    let postId = ''
    return {
      async write(text) {
        const body = { text, depth: '1', rootPostId: root, parentPostId: root } as const
        postId = (await call(createPost, { params: place, body })).post.postId
      },
      read: async () => (await shown(postId)).text,
    }
  },
}

const editedText: TextField = {
  ...postText,
  name: 'an edited post',
  async arrange(stage) {
    const { call, place, post, shown } = await timeline(stage)
    const { postId } = await post({ text: '星を見ました。' })
    return {
      write: (text) => call(editPost, { params: { ...place, postId }, body: { text } }),
      read: async () => (await shown(postId)).text,
    }
  },
}

const mediaAlt: TextField = {
  name: "a picture's description",
  host: 'app',
  longest: longestAlt,
  codes: invalid,
  rule: 'Q213',
  async arrange(stage) {
    const { call, post, shown } = await timeline(stage)
    let postId = ''
    return {
      async write(text) {
        const file = new File([onePixelPng], 'star.png', { type: 'image/png' })
        const { mediaId } = (await call(uploadMedia, { body: { file } })).media
        postId = (await post({ text: '', mediaIds: [mediaId], mediaAlts: [text] })).postId
      },
      read: async () => (await shown(postId)).mediaList?.[0]?.alt,
    }
  },
}

const report: TextField = {
  name: 'the comment of a report',
  host: 'app',
  longest: longestReportComment,
  codes: invalid,
  async arrange({ given, as }) {
    const { accessToken } = await given('a member')
    const { accountId: targetId } = await given('another member')
    const body = { targetType: 'ACCOUNT', targetId, reasonId: 'other' } as const
    return { write: (comment) => as(accessToken)(createReport, { body: { ...body, comment } }) }
  },
}

const exitNote: TextField = {
  name: 'why a guest was sent out of a talk',
  host: 'app',
  longest: longestExitNote,
  codes: invalid,
  async arrange({ given, as }) {
    const guest = await given('a member', { accountId: 'acc-sora', email: 'sora@example.com', uniqueName: 'sora2026' })
    const { accessToken } = await given('a member')
    await given('a channel')
    const { livetalkId: id } = await given('a live talk', { phase: 'ON_AIR' })
    const slot = await given('a reserved slot', { accountId: 'acc-sora', slotState: 'TALKING' })
    await given('a streamer')
    const params = { id, slotId: slot.slotId, resId: slot.reservationId, accId: guest.accountId }
    return { write: (note) => as(accessToken)(forceExit, { params, body: { reason: 'OTHER', note } }) }
  },
}

const talkField = (field: 'callName' | 'topic', longest: number): TextField => ({
  name: field === 'topic' ? 'the topic of a talk' : 'the name in a talk',
  host: 'app',
  longest,
  codes: invalid,
  async arrange({ given, as }) {
    const { accessToken } = await given('a member')
    await given('a channel')
    const { livetalkId: id } = await given('a live talk')
    await given('a reserved slot')
    const call = as(accessToken)
    return {
      write: (text) => call(saveTalkInfo, { params: { id }, body: { [field]: text } }),
      read: async () => (await call(getTalkInfo, { params: { id } })).talkInfo[field],
    }
  },
})

const storyName = (field: 'lastName' | 'firstName'): TextField => ({
  name: `the ${field} in stories`,
  host: 'app',
  longest: 10,
  codes: invalid,
  async arrange({ given, as }) {
    const { accessToken } = await given('a member')
    const { ipId } = await given('a channel')
    const call = as(accessToken)
    const names = { lastName: '星', firstName: '光' }
    return {
      write: (text) => call(registerStoryReader, { params: { ipId }, body: { ...names, [field]: text } }),
      read: async () => (await call(getStoryReader, { params: { id: ipId } }))[field],
    }
  },
})

const addressLine = (field: keyof typeof longestLines): TextField => ({
  name: `the ${field} of an address`,
  host: 'app',
  longest: longestLines[field],
  codes: invalid,
  async arrange({ given, as }) {
    const { accessToken } = await given('a member')
    const call = as(accessToken)
    return {
      write: (text) => call(saveAddress, { body: { ...fullAddress, [field]: text } }),
      read: async () => (await call(getAddress, {})).address?.[field],
    }
  },
})

const profileName = (field: 'nickName' | 'lastName' | 'firstName'): TextField => ({
  name: `the ${field} of a profile`,
  host: 'user',
  longest: 20,
  codes: invalid,
  async arrange({ given, as }) {
    const { accessToken } = await given('a member', { profile: 'minimal' })
    const call = as(accessToken)
    const names = { nickName: 'みなと', uniqueName: 'minato2026', firstName: 'みなと', lastName: '星野' }
    return {
      write: (text) => call(saveProfile, { body: { ...names, birthday: '2004-02-29', [field]: text } }),
      read: async () => (await call(getProfile, {})).profile?.[field],
    }
  },
})

const lines: readonly TextField[] = [postText, commentText, editedText]

/** All fields with a maximum length in which members write texts. */
const textFields: readonly TextField[] = [
  ...lines,
  mediaAlt,
  report,
  exitNote,
  talkField('callName', 20),
  talkField('topic', 200),
  storyName('lastName'),
  storyName('firstName'),
  ...(Object.keys(longestLines) as (keyof typeof longestLines)[]).map(addressLine),
  profileName('nickName'),
  profileName('lastName'),
  profileName('firstName'),
]

/** A grapheme of 7 code points, 11 code units and 25 bytes of UTF-8. */
const family = '👨‍👩‍👧‍👦'

const sameText = (what: string, sent: string, received: string | undefined) =>
  assertHolds(received === sent, `${what}: sent ${JSON.stringify(sent)}, received ${JSON.stringify(received)}`)

/**
 * Texts of one to three graphemes that hosts often change by mistake: decomposed and compatible characters (NFC, NFKC),
 * characters of four bytes (utf8mb3), sequences with joiners and selectors, and characters with a meaning in HTML, SQL
 * and JSON.
 */
const fragile = [
  'か\u3099', // が as two code points
  'e\u0301',
  'é',
  'ｺﾊﾙ',
  'ＡＢ',
  '①㍿',
  '𠮷',
  '😀',
  '葛\u{E0100}',
  '❤\uFE0F',
  '👩🏽‍❤️‍💋‍👨🏿',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '<b>',
  '&lt',
  `"'`,
  '\\n',
  '%s',
  '〜～',
]

/**
 * Joins the fragile texts to as few texts of at most `longest` graphemes as possible, counting each as three graphemes.
 */
function fragileTexts(longest: number): string[] {
  const size = Math.floor(longest / 3)
  return Array.from({ length: Math.ceil(fragile.length / size) }, (_, index) =>
    fragile.slice(index * size, (index + 1) * size).join(''),
  )
}

const takesGraphemes = ({ name, host, longest, rule = 'S134', arrange }: TextField): Script => ({
  host,
  name: `${name} takes ${longest} graphemes, of however many code units`,
  proves: [rule],
  async play(stage) {
    const { write, read } = await arrange(stage)
    const text = family.repeat(longest)
    await write(text)
    if (read) sameText(name, text, await read())
  },
})

const refusesMore = ({ name, host, longest, codes, arrange }: TextField): Script => ({
  host,
  name: `${name} refuses more than ${longest} graphemes`,
  proves: ['Q383'],
  async play(stage) {
    const { write } = await arrange(stage)
    for (const character of ['星', family])
      await expectRefusal(`${longest + 1} times ${character}`, write(character.repeat(longest + 1)), ...codes)
  },
})

const keepsText = ({ name, host, longest, arrange }: TextField): Script => ({
  host,
  name: `${name} is stored as typed, code point by code point`,
  proves: ['Q370'],
  async play(stage) {
    const { write, read } = await arrange(stage)
    for (const text of fragileTexts(longest)) {
      await write(text)
      if (read) sameText(name, text, await read())
    }
  },
})

const isReadBack = ({ name }: TextField) => name !== report.name && name !== exitNote.name

const keepsLines = ({ name, host, arrange }: TextField): Script => ({
  host,
  name: `${name} keeps its line breaks, tabs and outer spaces`,
  proves: ['Q370', 'Q383'],
  async play(stage) {
    const { write, read } = await arrange(stage)
    const text = '  はじめの空白\n\n\n　全角の空白　と\tタブ\nおわりの空白  '
    await write(text)
    if (read) sameText(name, text, await read())
  },
})

/** Scripts about the texts that members write: a host counts their length in graphemes, and stores them unchanged. */
export const textScripts: readonly Script[] = [
  ...textFields.map(takesGraphemes),
  ...textFields.map(refusesMore),
  ...textFields.filter(isReadBack).map(keepsText),
  ...lines.map(keepsLines),
]
