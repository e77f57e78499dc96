import type { MutationKey } from '@tanstack/react-query'
import { queryClient } from '../queryClient.ts'

/** Whether a send is on its way: known at once, while a button learns of it with the next render only. One tap sends once. */
export const isSending = (mutationKey: MutationKey | undefined) => queryClient.isMutating({ mutationKey }) > 0
