import type { Viewer } from '@tsudoi/design-system/screens/programme.types'
import { useEffect, useState } from 'react'
import { isMember, requireLogin, useIsMember } from '../session/sessionStore.ts'
import { viewerOf } from '../session/viewerOf.ts'
import { useLoginHrefs } from './useLoginHrefs.ts'

/**
 * For a public page that contains only content for members (Q17). When a guest opens the page, it opens the
 * login-required dialog (S068), and the page links to login. When a session ends on the page, it opens nothing, because
 * the end of the session is handled elsewhere.
 */
export function useMembersOnly(): { viewer: Viewer; hrefs: { login: string; signUp: string } } {
  const [cameAsGuest] = useState(() => !isMember())
  useEffect(() => {
    if (cameAsGuest) requireLogin()
  }, [cameAsGuest])
  const viewer = viewerOf(useIsMember())
  return { viewer, hrefs: useLoginHrefs() }
}
