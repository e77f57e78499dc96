import type { PublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import type { Person } from '@tsudoi/design-system/screens/person.types'
import { pictureOf } from './pictureOf.ts'

interface WirePerson extends Pick<PublicProfile, 'accountId' | 'nickName' | 'uniqueName' | 'image'> {
  isOfficial?: PublicProfile['isOfficial'] | undefined
  channelFollowers?: PublicProfile['channelFollowers'] | undefined
}

/**
 * Maps the public profile of an account. It copies field by field, so that a screen receives no other data of the
 * account (X19).
 */
export function personView(person: WirePerson): Person {
  return {
    id: person.accountId,
    nickName: person.nickName,
    uniqueName: person.uniqueName,
    image: pictureOf(person.image),
    isOfficial: person.isOfficial,
    follows: person.channelFollowers,
  }
}
