import type { Failure } from '@tsudoi/design-system/loadable'
import { untouched } from '@tsudoi/design-system/text/untouched'
import { failedWith } from '../api/apiError.ts'
import { isRefused } from './isRefused.ts'

/**
 * Refusals of a purchase that its page says in words of its own, because the catalogue's speak of other things. `of`
 * gives the words, with the sentence that no coins moved; undefined where a dialog or a line says it. As a mutation's
 * `meta` it keeps the dialogs of these codes away.
 */
export function pageRefusals(words: Readonly<Record<string, Failure>>) {
  const of = (error: unknown): Failure | undefined => {
    const found = Object.entries(words).find(([code]) => failedWith(error, code))
    return found && { ...found[1], ...(isRefused(error) && { coins: untouched.coins }) }
  }
  return { handles: Object.keys(words), of }
}
