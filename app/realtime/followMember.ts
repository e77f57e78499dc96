import { useSession } from '../session/sessionStore.ts'
import { textIdOf, markClosed, wasClosed } from './closedTexts.ts'
import { startSync, syncChanges } from './following.ts'
import { forgetHomeText, useHomeText } from './homeText.ts'
import type { Realtime } from './ports.ts'

/** Name of the home text in the remote configuration (Q81, Q260). */
const name = 'home'

/**
 * Synchronizes the member's documents, then shows the operator's text on the home page, unless the member has closed it
 * on any device. If the closed texts could not be read, the text waits for the next visit.
 */
export async function followMember(service: Realtime, accountId: string): Promise<void> {
  if (!(await startSync(service, accountId))) return
  const text = (await service.remoteText(name)).trim()
  const id = textIdOf(name, text)
  const isSame = useSession.getState().accountId === accountId
  if (!text || !isSame || wasClosed(accountId, id)) return
  const onClose = () => {
    markClosed(accountId, id)
    forgetHomeText()
    void syncChanges()
  }
  useHomeText.setState({ text, onClose })
}
