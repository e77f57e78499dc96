/** Computes the picture and the speaker that the story player shows at a line, from the script alone. */

import {
  stageActions,
  stagePositions,
  type Stage,
  type StageAction,
  type StageEffect,
  type StageFigure,
  type StagePosition,
  type StageProblem,
  type StoryAction,
  type StoryCharacter,
  type StoryLine,
  type StoryScript,
} from './stage.types.ts'

/** The part of the picture's state that a line passes on to the next line. */
interface CarriedState {
  scene: number
  figures: readonly StageFigure[]
  /** Pictures that replace the character's own, by character id. */
  images: ReadonlyMap<string, string>
  isDark: boolean
}

const opening: CarriedState = { scene: -1, figures: [], images: new Map(), isDark: false }

/** The number of lines between cached states: a jump to line 5,000 computes as few lines as one to line 50. */
const checkpointEvery = 16

interface ScriptCache {
  characters: ReadonlyMap<string, StoryCharacter>
  /** The states before line 0, 16, 32 … */
  checkpoints: CarriedState[]
  last?: { position: number; before: CarriedState } | undefined
}

/** Scripts are immutable, so computed states are cached per script. */
const scriptCaches = new WeakMap<StoryScript, ScriptCache>()

function cacheOf(script: StoryScript): ScriptCache {
  const known = scriptCaches.get(script)
  if (known) return known
  const characters = new Map(script.characters.map((character) => [character.id, character]))
  const cache: ScriptCache = { characters, checkpoints: [opening] }
  scriptCaches.set(script, cache)
  return cache
}

/** The picture's state before a line is entered, computed from the nearest cached state. */
function stateBefore(script: StoryScript, position: number): CarriedState {
  const cache = cacheOf(script)
  const { checkpoints, last } = cache
  const checkpoint = Math.min(Math.floor(position / checkpointEvery), checkpoints.length - 1)
  let from = checkpoint * checkpointEvery
  let before = checkpoints[checkpoint] ?? opening
  if (last && last.position <= position && last.position > from) [from, before] = [last.position, last.before]
  for (let at = from; at < position; at += 1) {
    const line = script.lines[at]
    if (line) before = applyLine(cache, before, line).after
    if ((at + 1) % checkpointEvery === 0) checkpoints[(at + 1) / checkpointEvery] = before
  }
  cache.last = { position, before }
  return before
}

/**
 * The stage (the player's picture) at a line: a pure function of script and position (W094, W095, W164). Positions out
 * of range are clamped. Unsupported values of a script are ignored; `stageProblems` lists them.
 */
export function stageAt(script: StoryScript, position: number): Stage {
  const count = script.lines.length
  const at = Math.min(Math.max(Math.trunc(position) || 0, 0), count)
  const before = stateBefore(script, at)
  const line = script.lines[at]
  if (!line) return { ...visibleStage(script, before), position: count, effects: [], isSceneStart: false, isEnd: true }
  const cache = cacheOf(script)
  const { now, effects } = applyLine(cache, before, line)
  return {
    ...visibleStage(script, now),
    position: at,
    speaker: speakerOf(cache, line),
    text: line.text,
    sound: line.sound,
    effects,
    isSceneStart: line.scene !== before.scene,
    isEnd: false,
  }
}

function visibleStage(script: StoryScript, { scene, figures, isDark }: CarriedState) {
  const { background, music } = script.scenes[scene] ?? {}
  return { background, music, figures, isDark, text: '' }
}

function speakerOf({ characters }: ScriptCache, { characterId, speaker }: StoryLine): Stage['speaker'] {
  const name = speaker ?? (characterId === undefined ? undefined : characters.get(characterId)?.name)
  return name ? { id: characterId, name } : undefined
}

type Report = (kind: StageProblem['kind'], value: string) => void

/**
 * Applies a line to the state before it. Returns the stage that the line shows with its animations, and the state that
 * it passes on.
 */
function applyLine(cache: ScriptCache, before: CarriedState, line: StoryLine, report: Report = () => {}) {
  const begun: CarriedState =
    line.scene === before.scene ? before : { ...opening, images: before.images, scene: line.scene }
  let now = withPicture(cache, begun, line)
  const effects: StageEffect[] = []
  if (line.characterId !== undefined && !cache.characters.has(line.characterId)) report('character', line.characterId)
  for (const action of line.actions ?? []) {
    const known = knownAction(cache, now, action, report)
    if (!known) continue
    now = stateAfter(cache, now, known)
    effects.push({ action: known.action, target: known.target, ...waitsOf(known) })
  }
  return { now, effects, after: withoutLeaving(now) }
}

function withPicture({ characters }: ScriptCache, now: CarriedState, { characterId, image }: StoryLine): CarriedState {
  if (image === undefined || characterId === undefined || !characters.has(characterId)) return now
  return {
    ...now,
    images: new Map(now.images).set(characterId, image),
    figures: now.figures.map((figure) => (figure.id === characterId ? { ...figure, image } : figure)),
  }
}

function withoutLeaving(now: CarriedState): CarriedState {
  if (!now.figures.some(({ isLeaving }) => isLeaving)) return now
  return { ...now, figures: now.figures.filter(({ isLeaving }) => !isLeaving) }
}

interface KnownAction {
  action: StageAction
  target?: string | undefined
  place?: StagePosition | undefined
}

const isAction = (word: string): word is StageAction => (stageActions as readonly string[]).includes(word)
const isPlace = (word: string): word is StagePosition => (stagePositions as readonly string[]).includes(word)

/** Whether the action is an entrance: a character or the whole picture appears. */
export const isEntrance = (action: StageAction) => action === 'FADE_IN' || action.startsWith('SLIDE_IN')
/** Whether the action is an exit: a character or the whole picture disappears. */
export const isExit = (action: StageAction) => action === 'FADE_OUT' || action.startsWith('SLIDE_OUT')

/** The reason why an action is not supported; undefined when it is supported. */
function whyNot(
  cache: ScriptCache,
  now: CarriedState,
  { action, characterId }: StoryAction,
): [StageProblem['kind'], string] | undefined {
  if (!isAction(action)) return ['action', action]
  if (characterId === undefined) return undefined
  if (!cache.characters.has(characterId)) return ['character', characterId]
  const isHere = isEntrance(action) || now.figures.some(({ id }) => id === characterId)
  return isHere ? undefined : ['absent', characterId]
}

/**
 * The parsed action; undefined when it is not supported. An unknown position is dropped: the character enters at
 * CENTER, or keeps its position.
 */
function knownAction(
  cache: ScriptCache,
  now: CarriedState,
  scripted: StoryAction,
  report: Report,
): KnownAction | undefined {
  const { action, characterId: target, place } = scripted
  if (place !== undefined && !isPlace(place)) report('place', place)
  const reason = whyNot(cache, now, scripted)
  if (reason) report(...reason)
  if (reason || !isAction(action)) return undefined
  return { action, target, place: place !== undefined && isPlace(place) ? place : undefined }
}

function stateAfter(cache: ScriptCache, now: CarriedState, { action, target, place }: KnownAction): CarriedState {
  if (target === undefined) {
    if (isEntrance(action)) return { ...now, isDark: false }
    return isExit(action) ? { ...now, isDark: true } : now
  }
  if (isEntrance(action)) return { ...now, figures: withFigure(cache, now, target, place) }
  if (!isExit(action)) return now
  return { ...now, figures: now.figures.map((each) => (each.id === target ? { ...each, isLeaving: true } : each)) }
}

/** Adds a character to the stage. A character that is already there moves, and keeps its current picture. */
function withFigure({ characters }: ScriptCache, { figures, images }: CarriedState, id: string, place?: StagePosition) {
  const character = characters.get(id)
  if (!character) return figures
  const { name, image } = character
  const old = figures.find((figure) => figure.id === id)
  const figure = {
    id,
    name,
    image: images.get(id) ?? image,
    place: place ?? old?.place ?? 'CENTER',
    isLeaving: false,
  }
  return old ? figures.map((each) => (each.id === id ? figure : each)) : [...figures, figure]
}

/**
 * Whether the text and auto play wait until an animation has ended. The text waits only while the whole picture appears
 * or disappears, because it would be unreadable then. Auto play waits for entrances and exits, but not for a shake or a
 * jump (Q167).
 */
function waitsOf({ action, target }: KnownAction): Pick<StageEffect, 'holdsWords' | 'holdsAuto'> {
  const changes = isEntrance(action) || isExit(action)
  return { holdsWords: changes && target === undefined, holdsAuto: changes }
}

/** The unsupported values of a script, each once, in reading order. */
export function stageProblems(script: StoryScript): StageProblem[] {
  const cache = cacheOf(script)
  const found = new Map<string, StageProblem>()
  let before = opening
  script.lines.forEach((line, position) => {
    const report: Report = (kind, value) => {
      const key = JSON.stringify([kind, value])
      if (!found.has(key)) found.set(key, { kind, value, position })
    }
    before = applyLine(cache, before, line, report).after
  })
  return [...found.values()]
}
