/**
 * The seeds of the six penlights that viewers wave while they watch a video together: as for a channel's colour, all
 * roles are derived from a seed, in both modes.
 */
export const penlightSeeds = {
  pink: '#f0609e',
  red: '#e0342f',
  yellow: '#f5c518',
  green: '#2fa65a',
  blue: '#2f7fe0',
  purple: '#9557d6',
} as const
