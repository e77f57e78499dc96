import { formDraft } from '../../session/formDraft.ts'

/** What was typed for one live talk, until the host has it. */
export const talkInfoDraft = (id: string) => formDraft(`talk-info.${id}`, { callName: '', topic: '' })
