import { createStore } from '../session/createStore.ts'
import { onSessionReset } from '../session/onSessionReset.ts'

/** The text of the remote configuration for the home page; empty for none (W158, S114). */
export const useHomeText = createStore<{ text: string; onClose: () => void }>(() => ({ text: '', onClose: () => {} }))

/** Removes the text from the home page. */
export const forgetHomeText = () => useHomeText.setState({ text: '' })
onSessionReset(forgetHomeText)
