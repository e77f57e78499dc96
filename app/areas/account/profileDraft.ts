import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import { typedBirthday } from '@tsudoi/design-system/screens/profile/profile.rules'
import { emptyProfile, type ProfileValues } from '@tsudoi/design-system/screens/profile/profile.types'
import { createFormDraft } from '../../forms/createFormDraft.ts'

/** Unsaved input of the profile, shared by the form and the confirmation. */
export const profileDraft = createFormDraft('profile', emptyProfile)

/** Converts a saved profile to the values of the form. */
export function profileFormValues(profile: Profile): ProfileValues {
  return {
    nickName: profile.nickName,
    uniqueName: profile.uniqueName,
    lastName: profile.lastName ?? '',
    firstName: profile.firstName ?? '',
    birthday: typedBirthday(profile.birthday),
    gender: profile.gender ? (String(profile.gender) as ProfileValues['gender']) : '',
    prefecture: profile.prefecture ? String(profile.prefecture) : '',
  }
}

/** Whether the birthday can be set: it can be saved only once, so only if the saved profile has none. */
export const canSetBirthday = (saved: Profile | undefined): boolean => saved?.birthday === undefined
