/** Joins class names, skipping false and undefined ones. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Classes of a link that covers its whole row or card, which is `relative group`: a press anywhere follows it. */
export const stretchedLinkClasses = 'underline-offset-4 group-hover:underline after:absolute after:inset-0'
