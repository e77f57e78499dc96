import type * as z from 'zod/mini'
import { readTolerantly } from '../readTolerantly.ts'
import { fieldPaths, unknownPaths, valuesAt } from '../schemaPaths.ts'

/** A schema error, with the properties that name the expected value. */
interface Issue {
  code: string
  path: readonly PropertyKey[]
  expected?: string
  format?: string
  minimum?: number | bigint
  maximum?: number | bigint
}

/** Issues of values that the client cannot read by the schema. */
export const unreadIssues = (schema: z.ZodMiniType, answer: unknown): string[] =>
  (readTolerantly(schema, answer).error?.issues ?? []).map((issue) => unreadIssue(issue, answer))

/** Describes a schema error with the value that the answer has there. */
function unreadIssue(issue: Issue, answer: unknown): string {
  const { path } = issue
  const at = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  const value = path.reduce((holder, step) => (Object(holder) as Record<PropertyKey, unknown>)[step], answer)
  return `$${at}: the client cannot read it: expected ${expectedOf(issue)}, received ${shown(value)}`
}

const formats: Readonly<Record<string, string>> = {
  datetime: 'an instant with its offset, such as 2026-01-31T12:00:00Z',
  date: 'a day, such as 2026-01-31',
  regex: 'a text with the pattern of the OpenAPI document',
}

function expectedOf({ code, expected, format, minimum, maximum }: Issue): string {
  if (minimum !== undefined) return `at least ${minimum}`
  if (maximum !== undefined) return `at most ${maximum}`
  if (format !== undefined) return formats[format] ?? `the format ${format} of the OpenAPI document`
  return expected ?? `another value (${code})`
}

const maxShown = 60

/** A value as JSON, shortened. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

/** Without case, underscores and hyphens: `notice_id`, `NoticeID` and `noticeId` are alike. */
const bare = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase()

/** Issues of fields that have the name of a declared field in another spelling, such as `notice_id`. */
export function spellingIssues(schema: z.ZodMiniType, answer: unknown): string[] {
  const declared = fieldPaths(schema)
  return [...new Set(unknownPaths(schema, answer))].flatMap((path) => {
    const meant = declared.find((each) => each !== path && bare(each) === bare(path))
    if (meant === undefined || valuesAt(answer, meant).length > 0) return []
    return valuesAt(answer, path).map(({ at }) => `${at}: the contract spells it ${meant.split('.').at(-1)}`)
  })
}
