import type { SidebarProps } from '../../components/Sidebar.tsx'
import type { Person } from '../person.types.ts'
import type { ProfileValues } from '../profile/profile.types.ts'

/** The member's own pages, as the sidebar lists them. */
export type OwnPages = SidebarProps['items']

/** What only oneself sees of one's profile (X19). */
export type PrivateAnswers = Pick<ProfileValues, 'lastName' | 'firstName' | 'birthday' | 'gender' | 'prefecture'>

/** The profile as its owner sees it. */
export interface OwnProfile extends Person {
  answers: PrivateAnswers
}

/** What stands behind /user/:id. */
export type UserPage =
  | { kind: 'shown'; person: Person; isOwn: boolean }
  /** By the reader (S047). That one is blocked by them cannot be told from somebody who is gone. */
  | { kind: 'blocked'; person: Person }
  | { kind: 'missing' }
