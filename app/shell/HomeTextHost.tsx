import { TextDialog } from '@tsudoi/design-system/screens/system/TextDialog'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useHomeText } from '../realtime/homeText.ts'

const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null

/** The text of the remote configuration, at home alone (W158, S114). */
export function HomeTextHost() {
  return useLocation().pathname === paths.home && <HomeText />
}

/** Over a dialog of the page it does not open: it waits for another visit to the home. */
function HomeText() {
  const { text, onClose } = useHomeText()
  const [isFree, setFree] = useState(false)
  // Looked at once a dialog that stood before is gone.
  useEffect(() => queueMicrotask(() => setFree(!hasDialog())), [])
  return isFree && <TextDialog text={text} onClose={onClose} />
}
