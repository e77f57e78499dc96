/** Width and height of every card in px. */
export const cardSize = { width: 1_200, height: 630 } as const
