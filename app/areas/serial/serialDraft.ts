import { formDraft } from '../../session/formDraft.ts'

/** Unsaved input of the box for serial codes. */
export const serialDraft = formDraft('serial', { codes: '' })
