/** Copies a text. Resolves with false if there is no clipboard or the browser refuses, as some webviews do. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
