import { normaliseLine } from '../../text/normaliseText.ts'
import { textProblem, type Rule } from '../account.rules.ts'
import type { ReaderNamesValues } from './story.types.ts'

/** A name that the host will take: it is there, it fits, and no grapheme of it is endless (C108, S134). */
export function readerNameProblem(label: string, limit: number): Rule {
  const fits = textProblem(label, limit)
  return (typed) => {
    const name = normaliseLine(typed)
    const problem = fits(name)
    if (problem) return problem
    // A grapheme may hold any number of marks: the host takes twenty code units of each at most.
    return name.length > limit * 20 ? `${label}に重なった記号が多すぎます。別の書き方で入力してください。` : undefined
  }
}

/** Names as they are kept: any width, no outer space, one line. */
export const normalisedNames = ({ lastName, firstName }: ReaderNamesValues): ReaderNamesValues => ({
  lastName: normaliseLine(lastName),
  firstName: normaliseLine(firstName),
})
