/** Saves a file that this page has made, with the name of the file. */
export function downloadFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Revokes the object URL in the next task: by then the browser has started the download and no longer needs it.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
