import { useSession } from './sessionStore.ts'

/**
 * The current account id, for `onMutate`; empty for a guest. The mutation's answer may come after this session has
 * ended.
 */
export const sessionAccountId = (): unknown => useSession.getState().accountId
