import { reportError } from '../../errors/reportError.ts'
import { isOffline, useConnection } from '../../offline/connection.ts'
import { useSession } from '../../session/sessionStore.ts'
import { deviceStore } from '../../session/textStore.ts'

/** As `readingPlace.ts` has it, which comes with the story's pages: this here comes with every visit. */
const readings = 'tsudoi.story-place.'

/** Most visits owe nothing: texts are looked at, and not yet read. */
const mayOwe = () => deviceStore.keys(readings).some((key) => deviceStore.get(key)?.includes('"owed":'))

function send(): void {
  const { accountId } = useSession.getState()
  if (isOffline() || accountId === '' || !mayOwe()) return
  import('./player/player.mutations.ts').then(({ sendOwedViews }) => sendOwedViews(accountId)).catch(reportError)
}

/** Ends of episodes that the host was not told of yet go out now, and whenever there is a connection again. */
export function followOwedViews(): void {
  useConnection.subscribe(send)
  send()
}
