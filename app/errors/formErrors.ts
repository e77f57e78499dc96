import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { ApiError } from '../api/apiError.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { entryOf, entryOfCode } from './failure.ts'

const inOne = ({ title, cause, remedy }: CatalogueEntry) =>
  [title.replace(/([^。])$/, '$1。'), cause, remedy].filter(Boolean).join('')

/** One sentence for an error beside a form: what happened and the way out. */
export const sentenceOf = (error: unknown): string => inOne(entryOf(error))

/** The same for a message code that came inside an answer, such as one of several serial codes. */
export const sentenceOfCode = (messageCode: string): string => inOne(entryOfCode(messageCode))

/** Above the form; or nowhere, because its page says it in a way of its own. */
type Elsewhere = 'form' | 'page'

/**
 * What a form does about the codes of its call, told once: `of` gives the sentence for the field, and as a mutation's
 * `meta` it keeps the dialogs of these codes away. A code without a place has its dialog; a silent call has none, so
 * everything else about it goes above its form.
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
    return { [field]: sentenceOf(error) } as Partial<Record<Field | 'form', string>>
  }
  return { handles: Object.keys(errorFieldByCode), of }
}
