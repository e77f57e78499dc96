import type { SidebarProps } from '../../components/Sidebar.tsx'
import type { Person } from '../person.types.ts'
import type { ProfileValues } from '../profile/profile.types.ts'

/** The member's own pages, as the sidebar lists them. */
export type OwnPageLinks = SidebarProps['items']

/** The private part of a profile, visible only to its owner (X19). */
export type PrivateProfileValues = Pick<ProfileValues, 'lastName' | 'firstName' | 'birthday' | 'gender' | 'prefecture'>

/** A profile as its owner sees it. */
export interface OwnProfile extends Person {
  answers: PrivateProfileValues
}

/** The data of the page /user/:id. */
export type UserPage =
  | { kind: 'shown'; person: Person; isOwn: boolean }
  /** Blocked by the current user (S047). A person who has blocked the user looks like a missing one. */
  | { kind: 'blocked'; person: Person }
  | { kind: 'missing' }
