import { searchText } from '../../text/searchText.ts'
import type { CheckResult, DoorPass, EntryPass } from './door.types.ts'

/** How long before the door opens the code is shown, because people queue by then. */
export const codeBeforeOpeningMs = 3_600_000

/** What the page of a pass shows: its code, or why there is none. */
export type EntryState = 'open' | 'before' | 'over' | 'used' | 'void'

/** When the code of a pass is shown for the first time, ISO 8601. */
export const codeFrom = ({ opens }: Pick<EntryPass, 'opens'>): string =>
  new Date(Date.parse(opens) - codeBeforeOpeningMs).toISOString()

/** What the page of a pass shows at a time. Unreadable times count as open: the staff decide then. */
export function entryStateAt(pass: Pick<EntryPass, 'opens' | 'end' | 'state'>, now: string): EntryState {
  if (pass.state === 'used') return 'used'
  if (pass.state !== 'unused') return 'void'
  const at = Date.parse(now)
  if (at >= Date.parse(pass.end)) return 'over'
  return at < Date.parse(pass.opens) - codeBeforeOpeningMs ? 'before' : 'open'
}

/** The digits of a code in groups that are easy to read out: 0427 528 587. */
export const groupedCode = (digits: string): string => digits.replace(/^(\d+)(\d{3})(\d{3})$/, '$1 $2 $3')

interface ResultText {
  title: string
  /** What the staff should do. */
  advice: string
  tone: 'success' | 'warning' | 'danger'
}

/** The texts of each result of a check. A result has a colour, a mark and a word. */
export const resultTexts: Readonly<Record<CheckResult, ResultText>> = {
  entered: { title: '入場できます', advice: 'お通しください。', tone: 'success' },
  used: {
    title: '入場ずみです',
    advice: 'この券は、すでに使われています。ほかの券がないか、お確かめください。',
    tone: 'danger',
  },
  void: { title: '使えない券です', advice: '払い戻しか、公演の中止です。窓口へご案内ください。', tone: 'danger' },
  unknown: {
    title: '確かめられません',
    advice: '入場コードではないか、打ちまちがいです。もう一度お試しください。',
    tone: 'danger',
  },
  wrongShow: { title: '別の公演の券です', advice: '券の公演と時刻を、お確かめください。', tone: 'warning' },
  expired: {
    title: '古いコードです',
    advice: '画面の写しかもしれません。動いているコードを見せてもらってください。',
    tone: 'warning',
  },
  early: {
    title: '時計がずれています',
    advice: 'どちらかの端末の時刻が合っていません。時刻を自動にすると直ります。',
    tone: 'warning',
  },
  failed: {
    title: '確かめられませんでした',
    advice: '通信か端末の不具合です。もう一度お試しください。',
    tone: 'warning',
  },
}

/** The passes that contain the searched text in their ticket, seat or holder. Without a search text, all passes. */
export function foundPasses(passes: readonly DoorPass[], query: string): readonly DoorPass[] {
  const wanted = searchText(query)
  if (wanted === '') return passes
  return passes.filter(({ ticketName, seat = '', holder }) =>
    searchText(`${seat} ${ticketName} ${holder}`).includes(wanted),
  )
}

/** How many passes of a door are used, of all that can be used. */
export function enteredCount(passes: readonly DoorPass[]): { entered: number; all: number } {
  const valid = passes.filter(({ state }) => state === 'used' || state === 'unused')
  return { entered: valid.filter(({ state }) => state === 'used').length, all: valid.length }
}
