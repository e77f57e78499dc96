import type { PlayerCommand, PlayerPanel, PlayerState, StorySettings } from './player.types.ts'
import type { StoryForm } from './stage.types.ts'

// The app reads the player's rules at this one door.
export { chooseByPad } from '../../../components/chooseByPad.ts'
export { spokenText } from './direction.ts'
export { commandOfButton, commandOfKey, commandOfWheel, type PressedKey } from './inputTable.ts'
export { stageAt, stageProblems } from './stageAt.ts'

/** Where an episode is opened: at the line one left it, all of it there, or at its beginning. */
export function playerStart(count: number, form: StoryForm, position = 0): PlayerState {
  const at = within(position, count)
  return { position: at, count, form, phase: at > 0 ? 'shown' : 'arriving', isAuto: false, hidesWords: false }
}

const within = (position: number, count: number) => Math.min(Math.max(Math.trunc(position) || 0, 0), count)

/** What happens to the player. `skip` says where the first unread line is (`firstUnread`). */
export type PlayerEvent =
  | { type: Exclude<PlayerCommand, 'skip' | 'leave' | 'fullScreen'> }
  | { type: 'skip'; to: number }
  | { type: 'jump'; position: number }
  | { type: 'shown'; position: number }
  | { type: 'autoNext' }

/** Whether the reader is behind the last line. */
export const isAtEnd = ({ position, count }: Pick<PlayerState, 'position' | 'count'>) => position >= count

/** The line that is kept as one's place: a look back into the log does not move it. */
export const placeOf = ({ position, returnTo }: Pick<PlayerState, 'position' | 'returnTo'>) => returnTo ?? position

/** To another line, with everything there at once: nobody waits for effects of what was read. */
function goTo(state: PlayerState, position: number): PlayerState {
  const at = within(position, state.count)
  const returnTo = state.returnTo !== undefined && at < state.returnTo ? state.returnTo : undefined
  return { ...state, position: at, phase: 'shown', hidesWords: false, panel: undefined, returnTo }
}

/** A first tap brings words back that were hidden, or finishes what is under way; only the next one goes on. */
function next(state: PlayerState): PlayerState {
  if (state.hidesWords) return { ...state, hidesWords: false }
  if (state.phase === 'arriving') return { ...state, phase: 'shown' }
  return forward(state)
}

function forward(state: PlayerState): PlayerState {
  if (isAtEnd(state)) return state
  const gone = goTo(state, state.position + 1)
  const isOver = isAtEnd(gone)
  return { ...gone, phase: isOver ? 'shown' : 'arriving', isAuto: state.isAuto && !isOver, skipped: undefined }
}

const panelOf: Partial<Record<PlayerEvent['type'], PlayerPanel>> = { log: 'log', settings: 'settings', help: 'help' }

/** A panel opens with everything of the line there: whoever looks away misses nothing. */
function toggled(state: PlayerState, panel: PlayerPanel): PlayerState {
  if (state.panel === panel) return { ...state, panel: undefined }
  return { ...state, panel, phase: 'shown' }
}

/** Where the next line is the first unread one, nothing is skipped (canSkip). */
function skip(state: PlayerState, to: number): PlayerState {
  const until = within(to, state.count)
  const from = state.position + 1
  if (from >= until) return state
  return { ...goTo(state, until), isAuto: false, panel: 'skipped', skipped: { from, until } }
}

/** One's place waits for who looks back; who begins a finished episode again has none behind them. */
function jump(state: PlayerState, position: number): PlayerState {
  const at = within(position, state.count)
  const isAgain = at === 0 && isAtEnd({ position: placeOf(state), count: state.count })
  const returnTo = isAgain ? undefined : placeOf(state)
  return { ...goTo({ ...state, returnTo }, at), isAuto: false }
}

/** What a reader is led to by an event: nothing else moves the player, so every way to a line shows the same line. */
export function playerAfter(state: PlayerState, event: PlayerEvent): PlayerState {
  const panel = panelOf[event.type]
  if (panel) return toggled(state, panel)
  switch (event.type) {
    case 'next':
      return next(state)
    case 'autoNext':
      return mayGoOn(state) ? forward(state) : state
    case 'back':
      if (state.position === 0) return { ...state, hidesWords: false, phase: 'shown' }
      return { ...goTo(state, state.position - 1), isAuto: false }
    case 'jump':
      return jump(state, event.position)
    case 'return':
      return state.returnTo === undefined ? state : goTo(state, state.returnTo)
    case 'skip':
      return skip(state, event.to)
    case 'shown':
      return event.position === state.position && state.phase === 'arriving' ? { ...state, phase: 'shown' } : state
    case 'auto':
      return isAtEnd(state) ? state : { ...state, isAuto: !state.isAuto, hidesWords: false }
    case 'hideWords':
      return isAtEnd(state) ? state : { ...state, hidesWords: !state.hidesWords, isAuto: false }
    case 'rotate':
      return { ...state, form: state.form === 'PORTRAIT' ? 'LANDSCAPE' : 'PORTRAIT' }
    case 'close':
      return { ...state, panel: undefined }
    default:
      return state
  }
}

/** The line is all there, in view: whoever goes on leaves it. */
export const isStanding = ({ phase, hidesWords }: PlayerState) => phase === 'shown' && !hidesWords

/** Auto goes on from here: the line is all there and nothing is open over it. */
export const mayGoOn = ({ isAuto, phase, panel }: PlayerState) => isAuto && phase === 'shown' && panel === undefined

/** Characters that are said aloud in a second; screen readers are set faster rather than slower. */
const spokenPerSecond = 7

/** Milliseconds that auto leaves a line standing. */
export function autoWaitOf(text: string, { autoSeconds, isSpoken }: StorySettings): number {
  const spoken = isSpoken ? text.length / spokenPerSecond : 0
  return Math.round(Math.max(autoSeconds, spoken) * 1000)
}

/** The first line behind `position` that was not read; `count` when all were. */
export function firstUnread(isRead: (position: number) => boolean, position: number, count: number): number {
  let at = position + 1
  while (at < count && isRead(at)) at += 1
  return Math.min(at, count)
}

/** Whether there is something to skip: the next line was read. */
export const canSkip = (state: PlayerState, isRead: (position: number) => boolean) =>
  state.position + 1 < state.count && isRead(state.position + 1)
