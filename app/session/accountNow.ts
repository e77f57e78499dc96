import { useSession } from './sessionStore.ts'

/** For `onMutate`: who begins a mutation, empty for a guest. Its answer may come after the end of that session. */
export const accountNow = (): unknown => useSession.getState().accountId
