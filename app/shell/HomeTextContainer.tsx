import { TextDialog } from '@tsudoi/design-system/screens/system/TextDialog'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useHomeText } from '../realtime/homeText.ts'

const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null

/** Shows the operator's text from the remote configuration, only on the home page (W158, S114). */
export function HomeTextContainer() {
  return useLocation().pathname === paths.home && <HomeText />
}

/** Does not open over a dialog of the page. The text is then shown on the next visit to the home page. */
function HomeText() {
  const { text, onClose } = useHomeText()
  const [isFree, setFree] = useState(false)
  // Looks for dialogs in a microtask, after a dialog that was open before has been removed.
  useEffect(() => queueMicrotask(() => setFree(!hasDialog())), [])
  return isFree && <TextDialog text={text} onClose={onClose} />
}
