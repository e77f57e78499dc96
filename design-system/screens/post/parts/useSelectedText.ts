import { useState, type SyntheticEvent } from 'react'

/** The maximum length of a selection, in code units, that is offered as a word to mute. */
const maxSelection = 200

/** The text that the user has selected within an element, on one line; '' without one. */
function selectedIn(element: Element | null): string {
  const selection = element?.ownerDocument.getSelection()
  if (!element || !selection?.anchorNode) return ''
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) return ''
  const text = selection.toString().replaceAll(/\s+/g, ' ').trim()
  return text.length <= maxSelection ? text : ''
}

/**
 * Remembers the text that is selected in a post when the user opens its menu. Some browsers drop a selection on the
 * press, so it is read before.
 */
export function useSelectedText() {
  const [selected, setSelected] = useState('')
  const remember = ({ currentTarget }: SyntheticEvent) => setSelected(selectedIn(currentTarget.closest('article')))
  return { selected, remembering: { onPointerDown: remember, onKeyDown: remember } }
}
