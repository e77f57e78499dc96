import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import type { OwnProfile } from '@tsudoi/design-system/screens/members/members.types'
import { typedBirthday } from '@tsudoi/design-system/screens/profile/profile.rules'
import type { GenderValue } from '@tsudoi/design-system/screens/profile/profile.types'
import { personView } from '../../mappers/person.mappers.ts'

/** The member's own profile, with the answers that only the member sees. */
export function ownProfileView(profile: Profile | undefined): OwnProfile | undefined {
  if (!profile) return undefined
  const { firstName = '', lastName = '', birthday, gender, prefecture } = profile
  return {
    ...personView(profile),
    answers: {
      lastName,
      firstName,
      birthday: typedBirthday(birthday),
      gender: String(gender ?? '') as GenderValue,
      prefecture: String(prefecture ?? ''),
    },
  }
}
