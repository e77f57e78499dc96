/**
 * Watches for translators of browsers, which replace the text nodes of the page, from before the first text is
 * rendered. What they did is handled by a file that loads meanwhile and delays nothing (Q420).
 */
export function watchTranslators(): MutationObserver {
  const guard = import('./translationGuard.ts')
  const observer = new MutationObserver((records) => {
    guard.then(
      (file) => file.handleMutations(records, observer),
      // Ignored: without the file, a translated page works as before.
      () => {},
    )
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}
