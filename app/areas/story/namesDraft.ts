import type { ReaderNamesValues } from '@tsudoi/design-system/screens/story/story.types'
import { formDraft } from '../../session/formDraft.ts'

const empty = { ipId: '', lastName: '', firstName: '' }
const kept = formDraft('story-names', empty)

/** Names that were typed for one channel's stories, until they are registered: a guest's go along to their log-in. */
export const namesDraft = {
  read(ipId: string): ReaderNamesValues | undefined {
    const { ipId: whose, ...names } = kept.read() ?? empty
    return whose === ipId ? names : undefined
  },
  /** Without anything typed there is no draft. */
  store(ipId: string, names: ReaderNamesValues) {
    const isTyped = Object.values(names).some((name) => name.trim() !== '')
    kept.store({ ipId: isTyped ? ipId : '', ...names })
  },
  clear: kept.clear,
}
