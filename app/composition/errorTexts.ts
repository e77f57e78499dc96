import { errorTextsOf } from '../errors/errorTexts.ts'
import { errorCatalogue } from './errorCatalogue.ts'

/** The texts of failures, from the catalogue of all areas. */
export const errorTexts = errorTextsOf(errorCatalogue)
