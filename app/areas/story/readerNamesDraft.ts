import type { ReaderNamesValues } from '@tsudoi/design-system/screens/story/story.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

const empty = { ipId: '', lastName: '', firstName: '' }
const draft = createFormDraft('story-names', empty)

/** The unsaved input of the reader's names for a channel's stories. A guest's input survives the login. */
export const readerNamesDraft = {
  read(ipId: string): ReaderNamesValues | undefined {
    const { ipId: draftIpId, ...names } = draft.read() ?? empty
    return draftIpId === ipId ? names : undefined
  },
  /** Stores the names as a draft. Empty names delete the draft. */
  store(ipId: string, names: ReaderNamesValues) {
    const isTyped = Object.values(names).some((name) => name.trim() !== '')
    draft.store({ ipId: isTyped ? ipId : '', ...names })
  },
  clear: draft.clear,
}
