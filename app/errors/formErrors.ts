import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { ApiError } from '../api/apiError.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { errorEntryOf, errorEntryOfCode } from './failure.ts'

const joinedSentences = ({ title, cause, remedy }: CatalogueEntry) =>
  [title.replace(/([^。])$/, '$1。'), cause, remedy].filter(Boolean).join('')

/** One sentence for an error above a form or at a field: what happened, and what to do. */
export const errorSentenceOf = (error: unknown): string => joinedSentences(errorEntryOf(error))

/** The sentence for a message code inside a successful answer, such as one of several serial codes. */
export const errorSentenceOfCode = (messageCode: string): string => joinedSentences(errorEntryOfCode(messageCode))

/**
 * The place of an error that belongs to no field. `form`: above the form. `page`: not in the form, because its page
 * shows the error.
 */
type Elsewhere = 'form' | 'page'

/**
 * Declares where a form shows the message codes of its call. `of` returns the sentence by field. As a mutation's
 * `meta`, `handles` suppresses the dialogs of these codes. A code without a declared place opens its dialog; a silent
 * call has no dialogs, so its other errors are shown above the form.
 */
export function formErrors<E extends Pick<Endpoint, 'codes' | 'silent'>, Field extends string>(
  { silent }: E,
  errorFieldByCode: Readonly<Partial<Record<E['codes'][number], Field | Elsewhere>>>,
) {
  const fields: Readonly<Partial<Record<string, Field | Elsewhere>>> = errorFieldByCode
  const of = (error: unknown): Partial<Record<Field | 'form', string>> | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const field = fields[error.messageCode ?? ''] ?? (silent ? 'form' : undefined)
    if (!field || field === 'page') return undefined
    return { [field]: errorSentenceOf(error) } as Partial<Record<Field | 'form', string>>
  }
  return { handles: Object.keys(errorFieldByCode), of }
}
