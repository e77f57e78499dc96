import { useSession } from '../session/sessionStore.ts'
import { closedHomeTextId, markHomeTextClosed, wasHomeTextClosed } from './closedTexts.ts'
import { startMemberSync, syncMemberChanges } from './memberSync.ts'
import { forgetHomeText, useHomeText } from './homeText.ts'
import type { RealtimeService } from './realtimePort.ts'

/** Name of the home text in the remote configuration (Q81, Q260). */
const name = 'home'

/**
 * Synchronizes the member's documents, then shows the operator's text on the home page, unless the member has closed it
 * on any device. If the closed texts could not be read, the text waits for the next visit.
 */
export async function syncAndShowHomeText(service: RealtimeService, accountId: string): Promise<void> {
  if (!(await startMemberSync(service, accountId))) return
  const text = (await service.remoteText(name)).trim()
  const id = closedHomeTextId(name, text)
  const isSame = useSession.getState().accountId === accountId
  if (!text || !isSame || wasHomeTextClosed(accountId, id)) return
  const onClose = () => {
    markHomeTextClosed(accountId, id)
    forgetHomeText()
    void syncMemberChanges()
  }
  useHomeText.setState({ text, onClose })
}
