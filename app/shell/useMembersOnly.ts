import type { Viewer } from '@tsudoi/design-system/screens/programme.types'
import { useEffect, useState } from 'react'
import { isMember, requireLogin, useIsMember } from '../session/sessionStore.ts'
import { useEntryHrefs } from './useEntryHrefs.ts'

/**
 * For an open page with nothing but a member's content (Q17): a guest who comes meets the login-required alert (S068),
 * and the way in stays behind it. A session that ends on the page has its own way out, so it opens nothing.
 */
export function useMembersOnly(): { viewer: Viewer; hrefs: { login: string; signUp: string } } {
  const [cameAsGuest] = useState(() => !isMember())
  useEffect(() => {
    if (cameAsGuest) requireLogin()
  }, [cameAsGuest])
  const viewer = useIsMember() ? 'member' : 'guest'
  return { viewer, hrefs: useEntryHrefs() }
}
