/**
 * Matches the paths, or patterns of paths, of pages without a date or time (forms, texts), of full-screen players, and
 * of the pages embedded in the host app.
 */
export const untimedPagePattern =
  /^(\*|\/(login|signup|oauth|address|account(?!\/undo)|profile\/(edit|confirm|finish)|home\/photos|purchase\/card|post|story|unity)(\/.*)?|.*\/unity)$/
