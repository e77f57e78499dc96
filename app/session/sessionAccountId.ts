import { useSession } from './sessionStore.ts'

/**
 * The current account id, for `onMutate`: the mutation's answer may arrive after this session has ended. Empty for a
 * guest.
 */
export const sessionAccountId = (): unknown => useSession.getState().accountId
