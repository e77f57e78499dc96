import { createPort } from '../composition/port.ts'
import type { ErrorTexts } from './errorTexts.types.ts'

/** Loads the texts and consequences of all message codes. */
export const errorTextsPort = createPort<() => Promise<ErrorTexts>>('errorTextsPort')
