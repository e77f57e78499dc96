import { amount } from '@tsudoi/contracts/testing/amount'
import {
  nextPlayerState,
  initialPlayerState,
  stageAt,
  type PlayerEvent,
} from '@tsudoi/design-system/screens/story/player/player.rules'
import {
  stageActions,
  stagePositions,
  type Stage,
  type StoryAction,
  type StoryScript,
} from '@tsudoi/design-system/screens/story/player/stage.types'
import { expect, it } from 'vitest'

/** Pseudo-random numbers, the same for equal seeds. */
function seededNumbers(seed: number): (below: number) => number {
  let last = seed + 1
  return (below) => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((last / 2 ** 32) * below)
  }
}

function randomScript(number: (below: number) => number): StoryScript {
  const ids = ['a', 'b', 'c']
  const action = (): StoryAction => ({
    action: [...stageActions, 'UNKNOWN'][number(11)] ?? '',
    characterId: [...ids, 'nobody', undefined][number(5)],
    place: [...stagePositions, 'UNKNOWN', undefined][number(5)],
  })
  let scene = 0
  const lines = Array.from({ length: 1 + number(160) }, (_, at) => {
    if (number(20) === 0) scene += 1
    const actions = Array.from({ length: number(4) }, action)
    const characterId = [...ids, undefined][number(4)]
    return {
      scene,
      text: `${at}`,
      characterId,
      actions,
      image: number(6) === 0 ? `https://m.example/${at}` : undefined,
    }
  })
  const scenes = Array.from({ length: scene + 1 }, (_, at) => ({ background: `https://m.example/scene-${at}` }))
  return { scenes, lines, characters: ids.map((id) => ({ id, name: id, image: `https://m.example/${id}` })) }
}

/**
 * A simple reference implementation of the stage at a line (the characters and the background): applies all lines from
 * the first one on.
 */
function plainStage(script: StoryScript, position: number) {
  let standing = new Map<string, string>()
  const images = new Map(script.characters.map(({ id, image }) => [id, image]))
  let isDark = false
  let leaving = new Set<string>()
  for (const [at, line] of script.lines.slice(0, position + 1).entries()) {
    for (const id of leaving) standing.delete(id)
    leaving = new Set()
    if (at > 0 && line.scene !== script.lines[at - 1]?.scene) [standing, isDark] = [new Map(), false]
    if (line.image && line.characterId) images.set(line.characterId, line.image)
    for (const { action, characterId, place } of line.actions ?? []) {
      const enters = /^(FADE_IN|SLIDE_IN)/.test(action)
      const exits = /^(FADE_OUT|SLIDE_OUT)/.test(action)
      if (characterId === undefined) isDark = enters ? false : exits ? true : isDark
      else if (enters && images.has(characterId)) {
        const known = place !== 'UNKNOWN' ? place : undefined
        standing.set(characterId, known ?? standing.get(characterId) ?? 'CENTER')
        leaving.delete(characterId)
      } else if (exits && standing.has(characterId)) leaving.add(characterId)
    }
  }
  const isEnd = position >= script.lines.length
  if (isEnd) for (const id of leaving) standing.delete(id)
  const figures = [...standing].map(([id, place]) => [id, place, images.get(id), !isEnd && leaving.has(id)])
  return { figures, isDark, text: isEnd ? '' : script.lines[position]?.text }
}

const plain = ({ figures, isDark, text }: Stage) => ({
  figures: figures.map(({ id, place, image, isLeaving }) => [id, place, image, isLeaving]),
  isDark,
  text,
})

const walks = amount({ part: 300, all: 10_000 })

it(`the story player shows for a line one stage, independent of how the reader has reached the line, in ${walks} random walks (W094, W095)`, () => {
  const types = [
    'next',
    'next',
    'next',
    'back',
    'auto',
    'autoNext',
    'log',
    'close',
    'return',
    'rotate',
    'hideWords',
  ] as const
  for (let walk = 0; walk < walks; walk += 1) {
    const number = seededNumbers(walk)
    const script = randomScript(number)
    const count = script.lines.length
    let state = initialPlayerState(count, 'PORTRAIT', number(count + 1))
    for (let step = 0; step < 40; step += 1) {
      const event: PlayerEvent[] = [
        { type: types[number(types.length)] ?? 'next' },
        { type: 'jump', position: number(count + 4) - 2 },
        { type: 'skip', to: number(count + 4) - 2 },
        { type: 'shown', position: state.position },
      ]
      state = nextPlayerState(state, event[Math.max(0, number(8) - 4)] ?? { type: 'next' })
    }
    expect(stageAt(script, state.position).position).toBe(state.position)
    expect(plain(stageAt(script, state.position))).toEqual(plainStage(script, state.position))
  }
})
