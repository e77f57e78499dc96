import type { ReaderNamesValues } from '@tsudoi/design-system/screens/story/story.types'
import { formDraft } from '../../session/formDraft.ts'

const empty = { ipId: '', lastName: '', firstName: '' }
const kept = formDraft('story-names', empty)

/** Unsaved input of the reader's names for a channel's stories. A guest's input survives the login. */
export const namesDraft = {
  read(ipId: string): ReaderNamesValues | undefined {
    const { ipId: whose, ...names } = kept.read() ?? empty
    return whose === ipId ? names : undefined
  },
  /** Empty names delete the draft. */
  store(ipId: string, names: ReaderNamesValues) {
    const isTyped = Object.values(names).some((name) => name.trim() !== '')
    kept.store({ ipId: isTyped ? ipId : '', ...names })
  },
  clear: kept.clear,
}
