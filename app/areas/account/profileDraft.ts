import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import { typedBirthday } from '@tsudoi/design-system/screens/profile/profile.rules'
import { emptyProfile, type ProfileValues } from '@tsudoi/design-system/screens/profile/profile.views'
import { onReset } from '../../session/reset.ts'

const key = 'tsudoi.profile-draft'
let memory: ProfileValues | undefined

/** What was typed, from the form over the confirmation until it is saved; it survives a reload and ends with the tab. */
export const profileDraft = {
  read(): ProfileValues | undefined {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<ProfileValues> | null
      return kept ? { ...emptyProfile, ...kept } : memory
    } catch {
      return memory
    }
  },
  store(values: ProfileValues): void {
    memory = values
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
  clear(): void {
    memory = undefined
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

onReset(() => profileDraft.clear())

/** A saved profile as the form takes it. */
export function typedProfile(profile: Profile): ProfileValues {
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
