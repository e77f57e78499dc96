import { normaliseLine } from '../../text/normaliseText.ts'
import { textProblem, type Rule } from '../account.rules.ts'
import type { ReaderNamesValues } from './story.types.ts'

/** A name that the host will take: it is there, can be seen, and fits (C108, S134). */
export function readerNameProblem(label: string, limit: number): Rule {
  const problem = textProblem(label, limit)
  return (typed) => problem(normaliseLine(typed))
}

/** Names as they are kept: any width, no outer space, one line. */
export const normalisedNames = ({ lastName, firstName }: ReaderNamesValues): ReaderNamesValues => ({
  lastName: normaliseLine(lastName),
  firstName: normaliseLine(firstName),
})
