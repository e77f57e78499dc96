import { formDraft } from '../../forms/formDraft.ts'

/** Unsaved input of the form for one live talk. */
export const talkInfoDraft = (id: string) => formDraft(`talk-info.${id}`, { callName: '', topic: '' })
