import { createStore } from '../session/createStore.ts'
import { onReset } from '../session/reset.ts'

/** The text of the remote configuration that waits to be read at home (W158, S114); none: nothing is shown. */
export const useHomeText = createStore<{ text: string; onClose: () => void }>(() => ({ text: '', onClose: () => {} }))

export const forgetHomeText = () => useHomeText.setState({ text: '' })
onReset(forgetHomeText)
