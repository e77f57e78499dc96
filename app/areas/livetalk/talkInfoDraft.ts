import { formDraft } from '../../forms/formDraft.ts'

/** The unsaved input of the talk info form for one live talk. */
export const talkInfoDraft = (id: string) => formDraft(`talk-info.${id}`, { callName: '', topic: '' })
