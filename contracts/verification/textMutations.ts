import type { SuccessCase } from '../case.ts'
import { callNamed, type CallName } from '../cases.ts'
import type { Endpoint } from '../endpoint.ts'
import { Failure } from '../sandbox/runtime/failure.ts'
import { mapTexts } from './bodyTexts.ts'
import { answersBy, type Mutation } from './mutations.ts'
import type { HandlerMistake, SubtleMutation } from './subtleMutations.ts'

/**
 * Mistake: the handler applies `change` to every text of the body before it uses it. `change` can also throw a refusal.
 */
const withChanged =
  (change: (text: string) => string): HandlerMistake =>
  (right) =>
  async (ctx) =>
    right({ ...ctx, body: mapTexts(ctx.body, change) })

const refusing = (isRefused: (text: string) => boolean) =>
  withChanged((text) => {
    if (isRefused(text)) throw new Failure('InvalidArgument')
    return text
  })

/** Characters of four bytes in UTF-8, which MySQL's `utf8` cannot store. */
const fourBytes = /[\u{10000}-\u{10FFFF}]/gu

/** The mistakes that a host can make when it stores a text. */
const storing: Readonly<Record<string, HandlerMistake>> = {
  'stores ? for characters of four bytes': withChanged((text) => text.replace(fourBytes, '?')),
  'refuses characters of four bytes': refusing((text) => text.search(fourBytes) >= 0),
  'composes characters (NFC)': withChanged((text) => text.normalize('NFC')),
  'decomposes characters (NFD)': withChanged((text) => text.normalize('NFD')),
  'stores variation selectors no more': withChanged((text) => text.replace(/[\uFE0F\u{E0100}]/gu, '')),
  'escapes texts for HTML': withChanged((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
}

/** The mistakes that a host can make with a text of several lines. */
const ofLines: Readonly<Record<string, HandlerMistake>> = {
  'cuts outer spaces off': withChanged((text) => text.trim()),
  'joins lines': withChanged((text) => text.replace(/\n+/g, ' ')),
  'joins empty lines': withChanged((text) => text.replace(/\n{3,}/g, '\n\n')),
}

/** Mistakes with the maximum length of a text, which is `longest` graphemes. */
const lengths = (longest: number): Readonly<Record<string, HandlerMistake>> => ({
  [`counts ${longest} code units`]: refusing((text) => text.length > longest),
  [`counts ${longest} code points`]: refusing((text) => Array.from(text).length > longest),
})

/** A call that receives a text from a member, and the scripts that test the text. */
interface Writer {
  call: CallName
  longest: number
  scripts: string
  mistakes: Readonly<Record<string, HandlerMistake>>
}

const writers: readonly Writer[] = [
  { call: 'post.createPost', longest: 500, scripts: '(a post|a comment) ', mistakes: { ...storing, ...ofLines } },
  { call: 'post.editPost', longest: 500, scripts: 'an edited post ', mistakes: { ...storing, ...ofLines } },
  { call: 'report.createReport', longest: 500, scripts: 'the comment of a report ', mistakes: {} },
  { call: 'livetalk.forceExit', longest: 200, scripts: 'why a guest was sent out ', mistakes: {} },
  { call: 'livetalk.saveTalkInfo', longest: 200, scripts: 'the topic of a talk ', mistakes: storing },
  { call: 'story.registerStoryReader', longest: 10, scripts: 'the lastName in stories ', mistakes: storing },
  { call: 'address.saveAddress', longest: 100, scripts: 'the street of an address ', mistakes: storing },
  { call: 'account.saveProfile', longest: 20, scripts: 'the nickName of a profile ', mistakes: storing },
]

const noticedBy = ({ scripts }: Writer) => `^\\w+: ${scripts}`

/** Mutations (simulated mistakes of a host) about texts that members write. */
export const textMutations: readonly SubtleMutation[] = writers.flatMap((writer) =>
  Object.entries({ ...lengths(writer.longest), ...writer.mistakes }).map(([what, mistake]) => ({
    call: writer.call,
    what,
    mistake,
    noticedBy: noticedBy(writer),
  })),
)

/**
 * Mutations in which a call takes texts of any length. A relay answers in place of the sandbox, which checks the
 * lengths of a request before the handler gets it.
 */
export const lengthMutations: readonly Mutation[] = writers.map((writer) => {
  const { endpoint, cases } = callNamed(writer.call)
  const { answer = {} } = cases['full'] as SuccessCase<Endpoint>
  return {
    name: `${writer.call} takes texts of any length`,
    host: endpoint.host,
    calls: noticedBy(writer),
    relay: answersBy((status) => status === 400, answer as object),
  }
})
