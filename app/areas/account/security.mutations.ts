import { mutationOptions } from '@tanstack/react-query'
import { endOtherSessions, endSession } from '@tsudoi/contracts/auth/activeSession.endpoints'
import { deletePasskey, renamePasskey } from '@tsudoi/contracts/auth/passkey.endpoints'
import { isNotFound } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { lazyCallWithProof } from '../../reauthentication/lazyCallWithProof.ts'
import { fetchModule } from '../../shell/lazyModules.ts'
import { passkeysQuery, sessionsQuery } from './security.queries.ts'

/** Loads both lists again: a changed passkey ends the other sessions (X21). */
const refetchLists = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  ])

/** All changes of the page: one that the member confirms while another is running waits for it. */
const scope = { id: 'security' }

/**
 * Awaits a removal, and ignores the error if the passkey or session no longer exists, because another tab or device has
 * removed it.
 */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!isNotFound(error)) throw error
  })
}

/** Adds a passkey with this name. The result’s `problem` says why none was added. */
export const addPasskeyMutation = mutationOptions({
  mutationKey: ['passkey-add'],
  scope,
  mutationFn: async (name: string) => {
    const { addPasskey } = await fetchModule(() => import('./addPasskey.ts'))
    return { problem: await addPasskey(name) }
  },
  onSettled: refetchLists,
})

/** Renames a passkey. */
export const renamePasskeyMutation = mutationOptions({
  mutationKey: ['passkey-rename'],
  scope,
  mutationFn: ({ id, name }: { id: string; name: string }) => call(renamePasskey, { params: { id }, body: { name } }),
  onSettled: refetchLists,
})

/** Deletes a passkey after the member has proven their identity. */
export const deletePasskeyMutation = mutationOptions({
  mutationKey: ['passkey-delete'],
  scope,
  mutationFn: (id: string) => unlessGone(lazyCallWithProof(deletePasskey, { params: { id } })),
  onSettled: refetchLists,
})

/** Ends a session on another device. */
export const endSessionMutation = mutationOptions({
  mutationKey: ['session-end'],
  scope,
  mutationFn: (id: string) => unlessGone(call(endSession, { params: { id } })),
  onSettled: refetchLists,
})

/** Ends all sessions except this one. */
export const endOtherSessionsMutation = mutationOptions({
  mutationKey: ['session-end-others'],
  scope,
  mutationFn: () => call(endOtherSessions, {}),
  onSettled: refetchLists,
})
