/** The house lights go down behind an overlay. Dark in both modes: `obi-ink` never inverts. */
export const scrimLook = 'fixed inset-0 z-40 bg-obi-ink/65 motion-safe:animate-fade'
