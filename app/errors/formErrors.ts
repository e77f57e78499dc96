import { ApiError } from '../api/apiError.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { entryOf, entryOfCode } from './failure.ts'

const inOne = ({ title, cause, remedy }: CatalogueEntry) =>
  [title.replace(/([^。])$/, '$1。'), cause, remedy].filter(Boolean).join('')

/** One sentence for an error beside a form: what happened and the way out. */
export const sentenceOf = (error: unknown): string => inOne(entryOf(error))

/** The same for a message code that came inside an answer, such as one of several serial codes. */
export const sentenceOfCode = (messageCode: string): string => inOne(entryOfCode(messageCode))

/**
 * Where a form shows what the host said: a field, `form`, or nowhere. Codes that the form does not handle have their dialog; a silent call has
 * none, so everything else about it goes above its form.
 */
export function formErrorsOf<Field extends string>(
  error: unknown,
  fields: Readonly<Partial<Record<string, Field | 'form'>>>,
): Partial<Record<Field | 'form', string>> | undefined {
  if (!(error instanceof ApiError)) return undefined
  const field = fields[error.messageCode ?? ''] ?? (error.isSilent ? 'form' : undefined)
  return field && ({ [field]: sentenceOf(error) } as Partial<Record<Field | 'form', string>>)
}
