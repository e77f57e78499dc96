const shape = 'w-full min-h-13 rounded-control border px-3.5 text-ink '

/**
 * Classes of all text inputs: 52 px tall, border contrast of at least 3:1. The state comes from attributes
 * (`aria-invalid`, `disabled`); an error has a thicker border, so that it is visible without colour.
 */
export const fieldClasses =
  shape +
  'border-edge bg-raised hover:border-ink aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-3.25 ' +
  'disabled:border-hair disabled:bg-sunk disabled:text-quiet'

/** Classes of a read-only text input. */
export const readonlyFieldClasses = `${shape}border-hair bg-sunk`
