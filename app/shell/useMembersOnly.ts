import type { Viewer } from '@tsudoi/design-system/screens/programme.types'
import { useEffect, useState } from 'react'
import { isMember, requireLogin, useIsMember } from '../session/sessionStore.ts'
import { useLoginHrefs } from './useLoginHrefs.ts'

/**
 * For a public page that contains only member content (Q17): opens the login-required dialog when a guest enters
 * (S068); the page itself links to login. If a session ends on the page, nothing opens, because that is handled
 * elsewhere.
 */
export function useMembersOnly(): { viewer: Viewer; hrefs: { login: string; signUp: string } } {
  const [cameAsGuest] = useState(() => !isMember())
  useEffect(() => {
    if (cameAsGuest) requireLogin()
  }, [cameAsGuest])
  const viewer = useIsMember() ? 'member' : 'guest'
  return { viewer, hrefs: useLoginHrefs() }
}
