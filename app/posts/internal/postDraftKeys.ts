import { memberKeyPrefix } from '../../storage/memberVault.ts'
import { deviceStore } from '../../storage/textStore.ts'

/** The storage keys of all drafts of a member. */
export const postDraftKeys = (accountId: string) => deviceStore.keys(memberKeyPrefix(accountId))
