import type { Failure } from '@tsudoi/design-system/loadable'
import { untouched } from '@tsudoi/design-system/text/untouched'
import { hasMessageCode } from '../api/apiError.ts'
import { isRefused } from './isRefused.ts'

/**
 * Declares refusals of a purchase that its page shows in its own texts, because the catalogue's texts are about other
 * things. `of` returns the text, completed with the sentence that no coins moved, or undefined for other errors. As a
 * mutation's `meta`, `handles` suppresses the dialogs of these codes.
 */
export function pageRefusals(words: Readonly<Record<string, Failure>>) {
  const of = (error: unknown): Failure | undefined => {
    const found = Object.entries(words).find(([code]) => hasMessageCode(error, code))
    return found && { ...found[1], ...(isRefused(error) && { coins: untouched.coins }) }
  }
  return { handles: Object.keys(words), of }
}
