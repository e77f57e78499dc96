/** Classes of the scrim behind an overlay. It is dark in both modes, because `obi-ink` never inverts. */
export const scrimClasses = 'fixed inset-0 z-40 bg-obi-ink/65 motion-safe:animate-fade'
