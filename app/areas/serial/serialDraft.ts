import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of the box for serial codes. */
export const serialDraft = createFormDraft('serial', { codes: '' })
