import { normaliseLine } from '../../text/normaliseText.ts'
import type { ReaderNamesValues } from './story.types.ts'

/** Names as they are kept: any width, no outer space, one line. */
export const normalisedNames = ({ lastName, firstName }: ReaderNamesValues): ReaderNamesValues => ({
  lastName: normaliseLine(lastName),
  firstName: normaliseLine(firstName),
})
