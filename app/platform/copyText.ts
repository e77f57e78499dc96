/**
 * Copies a text by an invisible element that contains it, as older browsers do, and all browsers on plain HTTP. The
 * focus does not move, so that this works in a modal dialog.
 *
 * @returns Whether the browser has copied it.
 */
function copyBySelection(text: string): boolean {
  const selection = getSelection()
  if (!selection) return false
  const holder = document.createElement('pre')
  holder.textContent = text
  holder.style.cssText = 'position: fixed; opacity: 0; user-select: text; -webkit-user-select: text'
  document.body.append(holder)
  selection.selectAllChildren(holder)
  try {
    return document.execCommand('copy')
  } finally {
    selection.removeAllRanges()
    holder.remove()
  }
}

/** Copies a text. Resolves with false if there is no clipboard or the browser refuses, as some webviews do. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The old way needs no permission.
  }
  try {
    return copyBySelection(text)
  } catch {
    return false
  }
}
