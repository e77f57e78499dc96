import { createFormDraft } from '../../forms/createFormDraft.ts'

/** The unsaved input of the talk info form for one live talk. */
export const talkInfoDraft = (id: string) => createFormDraft(`talk-info.${id}`, { callName: '', topic: '' })
