import '@tsudoi/design-system/late.css'
import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import { applyConsequence } from './consequences.ts'
import { dequeue, useErrorQueue } from './errorQueue.ts'

/** Shows the waiting errors one after the other; what follows from one happens when it is closed. */
export function ErrorDialogHost() {
  const notice = useErrorQueue(({ notices }) => notices[0])
  if (!notice) return null
  const close = () => {
    dequeue()
    applyConsequence(notice)
  }
  return <MessageDialog key={notice.key} open message={notice} button={notice.button} onClose={close} />
}
