/** The folder of exports that the user has not saved yet. */
export const exportFolder = 'data-export'

/**
 * This site's own files, which the user does not see (origin private file system). Rejects if the browser denies them
 * or has none.
 */
export const ownFiles = async () => navigator.storage.getDirectory()

/** Deletes all exports of this browser: they contain a member's data. Never rejects. */
export const deleteExportFiles = (): Promise<void> =>
  ownFiles()
    .then((files) => files.removeEntry(exportFolder, { recursive: true }))
    .catch(() => {})
