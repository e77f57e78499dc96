/** The classes of a control on the picture: 44 px, light on the dark scrim in both themes. */
export const controlClasses =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunk/60 aria-pressed:text-accent disabled:text-quiet'

/** The classes of an element that covers the whole picture. */
export const coverPictureClasses = 'col-start-1 row-start-1'
