import { clampText } from './graphemes.ts'
import { nameOr } from './nameOr.ts'

/** A user's name as screens show it: at most `maxLength` graphemes, and never invisible. */
export const personName = (name: string, maxLength = 40): string =>
  clampText(nameOr(name, '名前のないユーザー'), maxLength)
