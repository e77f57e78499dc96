import type { ReaderNamesValues } from '@tsudoi/design-system/screens/story/story.types'
import { formDraft } from '../../session/formDraft.ts'

const empty = { ipId: '', lastName: '', firstName: '' }
const kept = formDraft('story-names', empty, ['ipId'])

/** Names that were typed for one channel's stories, until they are registered: a guest's go along to their log-in. */
export const namesDraft = {
  read(ipId: string): ReaderNamesValues | undefined {
    const { ipId: whose, ...names } = kept.read() ?? empty
    return whose === ipId ? names : undefined
  },
  store: (ipId: string, names: ReaderNamesValues) => kept.store({ ipId, ...names }),
  clear: kept.clear,
}
