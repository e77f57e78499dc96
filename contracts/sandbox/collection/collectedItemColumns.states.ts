/** The numbers from 1 to `count`. */
export const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The columns that most rows of collected items have, for a provider state. */
export const collectedItemColumns = (detail: 'full' | 'minimal') =>
  detail === 'full'
    ? { description: '冬の夜空を、南から順に読んでいきます。', image: 'setsugen/window.svg' }
    : { description: null, image: null }
