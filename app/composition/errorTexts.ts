import { errorTextsOf } from '../errors/errorTexts.ts'
import { catalogue } from './errorCatalogue.ts'

/** The texts of failures, from the catalogue of all areas. */
export const errorTexts = errorTextsOf(catalogue)
