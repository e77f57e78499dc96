import { errorTextsOf } from '../errors/errorTexts.ts'
import { errorCatalogue } from './errorCatalogue.ts'

/** The error texts of all areas. */
export const errorTexts = errorTextsOf(errorCatalogue)
