import { formDraft } from '../../forms/formDraft.ts'

/** The unsaved input of the box for serial codes. */
export const serialDraft = formDraft('serial', { codes: '' })
