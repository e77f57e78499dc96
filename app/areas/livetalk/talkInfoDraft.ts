import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of the form for one live talk. */
export const talkInfoDraft = (id: string) => createFormDraft(`talk-info.${id}`, { callName: '', topic: '' })
