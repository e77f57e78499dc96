import { formDraft } from '../../forms/formDraft.ts'

/** Unsaved input of the box for serial codes. */
export const serialDraft = formDraft('serial', { codes: '' })
