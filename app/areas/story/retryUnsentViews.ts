import { reportError } from '../../errors/reportError.ts'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { useSession } from '../../session/sessionStore.ts'
import { deviceStore } from '../../storage/textStore.ts'

/**
 * Storage prefix of reading positions, as in readingPlace.ts. Repeated here, because that module loads only with the
 * story's pages, but this one on every visit.
 */
const readingPrefix = 'tsudoi.story-place.'

/** Whether an unsent report may be stored. A cheap check, which does not parse the stored texts. */
const mayHaveUnsent = () => deviceStore.keys(readingPrefix).some((key) => deviceStore.get(key)?.includes('"owed":'))

function send(): void {
  const { accountId } = useSession.getState()
  if (isOffline() || accountId === '' || !mayHaveUnsent()) return
  import('./player/player.mutations.ts').then(({ sendUnsentViews }) => sendUnsentViews(accountId)).catch(reportError)
}

/**
 * Sends the stored reports about read episodes that the server has not received yet, now and whenever the device is
 * online again.
 */
export function retryUnsentViews(): void {
  useConnection.subscribe(send)
  send()
}
