/** Puts a text into the clipboard. False where the page has no clipboard, or the browser refuses: a webview may. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
