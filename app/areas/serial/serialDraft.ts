import { createFormDraft } from '../../forms/createFormDraft.ts'

/** The unsaved input of the box for serial codes. */
export const serialDraft = createFormDraft('serial', { codes: '' })
