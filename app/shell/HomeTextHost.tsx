import '@tsudoi/design-system/late.css'
import { TextDialog } from '@tsudoi/design-system/screens/system/TextDialog'
import { useEffect, useState } from 'react'
import { useHomeText } from '../realtime/homeText.ts'

const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null

/** The text of the remote configuration (W158, S114). Over a dialog of the page it does not open: it waits. */
export function HomeTextHost() {
  const { text, onClose } = useHomeText()
  const [isFree, setFree] = useState(false)
  // Looked at once a dialog that stood before is gone.
  useEffect(() => queueMicrotask(() => setFree(!hasDialog())), [])
  return isFree && text !== '' ? <TextDialog text={text} onClose={onClose} /> : null
}
