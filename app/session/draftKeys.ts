import { memberKeyPrefix } from './memberVault.ts'
import { deviceStore } from './textStore.ts'

/** The storage keys of all drafts of a member. */
export const draftKeys = (accountId: string) => deviceStore.keys(memberKeyPrefix(accountId))
