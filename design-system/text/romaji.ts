/** The kana of each consonant with A, I, U, E and O, in this order; `|` separates spellings. */
const rows: Readonly<Record<string, string>> = {
  '': 'ア/イ/ウ/エ/オ|ヲ',
  K: 'カ/キ/ク/ケ/コ',
  S: 'サ/シ|スィ/ス/セ/ソ',
  T: 'タ/チ|ティ/ツ|トゥ/テ/ト',
  N: 'ナ|ンア/ニ|ンイ/ヌ|ンウ/ネ|ンエ/ノ|ンオ',
  H: 'ハ/ヒ/フ/ヘ/ホ',
  M: 'マ/ミ/ム/メ/モ',
  Y: 'ヤ//ユ/イェ/ヨ',
  R: 'ラ/リ/ル/レ/ロ',
  L: 'ラ/リ/ル/レ/ロ',
  W: 'ワ|ハ/ウィ//ウェ/ヲ|ウォ',
  G: 'ガ/ギ/グ/ゲ/ゴ',
  Z: 'ザ/ジ|ヂ/ズ|ヅ/ゼ/ゾ',
  D: 'ダ/ヂ|ディ/ヅ|ドゥ/デ/ド',
  B: 'バ/ビ/ブ/ベ/ボ',
  P: 'パ/ピ/プ/ペ/ポ',
  F: 'ファ/フィ/フ/フェ/フォ',
  V: 'ヴァ/ヴィ/ヴ/ヴェ/ヴォ',
  J: 'ジャ|ヂャ/ジ|ヂ/ジュ|ヂュ/ジェ/ジョ|ヂョ',
  SH: 'シャ/シ/シュ/シェ/ショ',
  CH: 'チャ/チ/チュ/チェ/チョ',
  TS: 'ツァ/ツィ/ツ/ツェ/ツォ',
  TH: '/ティ/テュ//',
  DH: '/ディ/デュ//',
}

/** The kana in front of a small ャ, ュ or ョ: KYA is キャ. */
const beforeY: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('KSTHMRLGZJDBP', (letter, at) => [letter, 'キシチヒミリリギジジヂビピ'.charAt(at)]),
)

/** What can follow a vowel to make it long, in kana. */
const longer: Readonly<Record<string, string>> = { A: 'アー', I: 'イー', U: 'ウー', E: 'エイー', O: 'オウー' }

/** The pairs of letters that write a long vowel. */
const longPairs = /^(?:AA|II|UU|EE|EI|OO|OU)/

/** The kana of a consonant with a vowel, all spellings; empty for a combination that romaji does not have. */
function spellingsOf(consonant: string, vowel: string): string[] {
  const at = 'AIUEO'.indexOf(vowel)
  if (consonant === 'NY') return { A: ['ニャ', 'ンヤ'], U: ['ニュ', 'ンユ'], O: ['ニョ', 'ンヨ'] }[vowel] ?? []
  const before = consonant.length === 2 && consonant.endsWith('Y') ? beforeY[consonant.slice(0, 1)] : undefined
  const small = { A: 'ャ', U: 'ュ', O: 'ョ' }[vowel]
  if (before !== undefined) return small === undefined ? [] : [before + small]
  return (rows[consonant]?.split('/')[at] ?? '').split('|').filter(Boolean)
}

/** A part of a text in romaji: its kana, and a regular expression for all ways to write it in kana. */
interface Part {
  kana: string
  pattern: string
  /** Length of the part in letters. */
  length: number
}

/** The part at the beginning of `text`; undefined if the text does not begin with romaji. */
function partOf(text: string): Part | undefined {
  // An N before another consonant or at the end, which input methods also write NN; an M before B, M or P.
  const n = /^(?:NN(?![AIUEOY])|N(?![AIUEOY])|M(?=[BMP]))/.exec(text)?.[0]
  if (n !== undefined) return { kana: 'ン', pattern: 'ン', length: n.length }
  if (/^(?:([BCDFGHJKLPQRSTVWXYZ])\1|TCH)/.test(text)) return { kana: 'ッ', pattern: 'ッ', length: 1 }
  const [whole = '', consonant = '', vowel = ''] = /^([^AIUEO]{0,2})([AIUEO])/.exec(text) ?? []
  if (whole === '') return undefined
  const spellings = spellingsOf(consonant, vowel)
  const [kana] = spellings
  if (kana === undefined) return undefined
  const second = longPairs.test(text.slice(consonant.length)) ? text.charAt(whole.length) : ''
  const long = `[${longer[vowel] ?? ''}]${second === '' ? '?' : ''}`
  return {
    kana: kana + (second && (rows['']?.split('/')['AIUEO'.indexOf(second)]?.charAt(0) ?? '')),
    pattern: (spellings.length === 1 ? kana : `(?:${spellings.join('|')})`) + long,
    length: whole.length + second.length,
  }
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * The parts of a word. Characters other than letters are kept. Consonants at the end are left out, such as the TS of
 * AIKATS.
 */
function partsOf(word: string): Part[] | undefined {
  const parts: Part[] = []
  let rest = word
  while (rest !== '') {
    const other = /^[^A-Z]+/.exec(rest)?.[0]
    const part = other === undefined ? partOf(rest) : { kana: other, pattern: escaped(other), length: other.length }
    if (!part) {
      const isBegun = parts.some(({ kana }) => kana !== 'ッ')
      return isBegun && /^[B-DF-HJ-NP-TV-Z]{1,2}$/.test(rest) ? parts : undefined
    }
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}

/** The kana of a word of `searchText` that contains romaji, and a regular expression for all ways to write it. */
export interface RomajiReading {
  kana: string
  pattern: RegExp
}

/** A longer word has no reading: it is no title, and a regular expression of any length could fail. */
const longestWord = 100

/** Reads a word of `searchText` as romaji: AIKATSU is アイカツ. Undefined for another word, or a single letter. */
export function readRomaji(word: string): RomajiReading | undefined {
  if (word.length > longestWord || !/[A-Z]{2}/.test(word)) return undefined
  const parts = partsOf(word)
  return (
    parts && {
      kana: parts.map(({ kana }) => kana).join(''),
      pattern: new RegExp(parts.map(({ pattern }) => pattern).join('')),
    }
  )
}
