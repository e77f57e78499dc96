/** A deterministic random number generator, seeded by the name of the picture: numbers in [0, 1). */
export interface Random {
  (): number
  /** Returns a number from `low` up to `high`. */
  between: (low: number, high: number) => number
}

/**
 * Creates the generator for a picture's name: FNV-1a hashes the name to a seed, mulberry32 generates the sequence. Both
 * algorithms are short and give the same numbers on every machine.
 */
export function randomFrom(name: string): Random {
  let state = 0x811c9dc5
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, { between: (low: number, high: number) => low + next() * (high - low) })
}
