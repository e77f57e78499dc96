const shape = 'w-full min-h-13 rounded-control border px-3.5 text-ink '

/**
 * The look of everything one types into: 52 px tall, the boundary ≥ 3:1. State lives in the attributes (aria-invalid,
 * disabled); an error is a thicker border, so it does not need the colour.
 */
export const fieldLook =
  shape +
  'border-edge bg-raised hover:border-ink aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-3.25 ' +
  'disabled:border-hair disabled:bg-sunk disabled:text-quiet'

/** The same shape where nothing can be typed. */
export const readonlyLook = `${shape}border-hair bg-sunk`
