import { formDraft } from '../../session/formDraft.ts'

/** What stands in the box for serial codes, over reloads, until it is registered. */
export const serialDraft = formDraft('serial', { codes: '' })
