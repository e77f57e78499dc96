/** For `parameters.docs` of stories with an overlay: the docs page shows each in a frame, which limits the overlay. */
export const inFrame = { story: { inline: false, height: '680px' } } as const
