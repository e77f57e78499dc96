import { normaliseLine } from '../../text/normaliseText.ts'
import type { ReaderNamesValues } from './story.types.ts'

/** Normalises names for saving: width, outer space, line breaks. */
export const normalisedNames = ({ lastName, firstName }: ReaderNamesValues): ReaderNamesValues => ({
  lastName: normaliseLine(lastName),
  firstName: normaliseLine(firstName),
})
