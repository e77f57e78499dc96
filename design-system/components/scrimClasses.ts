/**
 * Classes of the scrim behind an overlay. It is dark in both themes, because the colour `obi-ink` is the same in both.
 */
export const scrimClasses = 'fixed inset-0 z-40 bg-obi-ink/65 motion-safe:animate-fade'
