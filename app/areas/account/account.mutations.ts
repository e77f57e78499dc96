import { saveProfile } from '@tsudoi/contracts/account/account.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { birthdayIso } from '@tsudoi/design-system/screens/profile/profile.rules'
import type { ProfileValues } from '@tsudoi/design-system/screens/profile/profile.types'
import { call } from '../../api/call.ts'
import { formErrors } from '../../errors/formErrors.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { userQueryKey } from '../../queries/user.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { finishRegistration } from '../../session/finishRegistration.ts'
import { profileDraft } from './profileDraft.ts'

const genders = { '': undefined, '1': 1, '2': 2, '3': 3 } as const

/** The form's values as the request body of `saveProfile`; the birthday becomes an ISO time (S061). */
export function profileRequestBody({ birthday, gender, prefecture, ...texts }: ProfileValues) {
  return {
    ...texts,
    birthday: birthdayIso(birthday),
    gender: genders[gender],
    prefecture: prefecture ? Number(prefecture) : undefined,
  }
}

/**
 * The form field that shows each error code of the server. On the confirmation page, an error of a field opens the form
 * again.
 */
export const profileErrors = formErrors(saveProfile, {
  AlreadyExistsUniqueName: 'uniqueName',
  InvalidUniqueName: 'uniqueName',
  LockedUniqueName: 'uniqueName',
  InvalidAlphaNumeric: 'uniqueName',
  InvalidModeration: 'form',
  InvalidArgument: 'form',
})

/**
 * Marks everything as stale that shows the member's name to other users, until it is shown again. The second key is the
 * first part of the keys of posts, whose file would be loaded only for it; the test of this file compares them.
 */
function markPublicNameStale(accountId: string): void {
  for (const queryKey of [userQueryKey(accountId), ['posts']])
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Creates or changes the profile (Q47). The first save completes the registration. */
export const saveProfileMutation = mutationOptions({
  mutationKey: ['profile-save'],
  meta: profileErrors,
  mutationFn: (values: ProfileValues) => call(saveProfile, { body: profileRequestBody(values) }),
  onSuccess: (answer) => {
    queryClient.setQueryData(profileQuery.queryKey, answer)
    markPublicNameStale(answer.profile.accountId)
    finishRegistration()
    profileDraft.clear()
  },
})
