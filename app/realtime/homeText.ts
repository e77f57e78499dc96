import { createStore } from '../session/createStore.ts'
import { onSessionReset } from '../session/onSessionReset.ts'

/** The operator's text on the home page, from the remote configuration. Empty if there is none (W158, S114). */
export const useHomeText = createStore<{ text: string; onClose: () => void }>(() => ({ text: '', onClose: () => {} }))

/** Removes the operator's text from the home page. */
export const forgetHomeText = () => useHomeText.setState({ text: '' })
onSessionReset(forgetHomeText)
