import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import { applyConsequence } from './applyConsequence.ts'
import { dequeueError, useErrorQueue } from './errorQueue.ts'

/** Shows the queued errors one after the other. When the user closes an error's dialog, its consequence is applied. */
export function ErrorDialogContainer() {
  const message = useErrorQueue(({ messages }) => messages[0])
  if (!message) return null
  const { lead } = message
  const close = (consequence = message.consequence) => {
    dequeueError()
    applyConsequence({ ...message, consequence })
  }
  return (
    <MessageDialog
      key={message.key}
      open
      message={message}
      button={message.button}
      onClose={() => close()}
      lead={lead && { label: lead.label, onPress: () => close({ goTo: () => lead.href }) }}
    />
  )
}
