import { useSession } from '../session/sessionStore.ts'
import { idOf, keepClosed, wasClosed } from './closedTexts.ts'
import { beginFollowing, tellChanges } from './following.ts'
import { forgetHomeText, useHomeText } from './homeText.ts'
import type { Realtime } from './ports.ts'

/** Its name in the remote configuration (Q81, Q260). */
const name = 'home'

/**
 * Follows the member's documents, and then has the house's text shown at home: once, and never again on any device.
 * Where it is not known what was closed elsewhere, it waits for another visit.
 */
export async function followMember(service: Realtime, accountId: string): Promise<void> {
  if (!(await beginFollowing(service, accountId))) return
  const text = (await service.remoteText(name)).trim()
  const id = idOf(name, text)
  const isSame = useSession.getState().accountId === accountId
  if (!text || !isSame || wasClosed(accountId, id)) return
  const onClose = () => {
    keepClosed(accountId, id)
    forgetHomeText()
    void tellChanges()
  }
  useHomeText.setState({ text, onClose })
}
