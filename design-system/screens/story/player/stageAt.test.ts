import { describe, expect, it } from 'vitest'
import { stageAt, stageProblems } from './stageAt.ts'
import { stageActions, type StoryAction, type StoryLine, type StoryScript } from './stage.types.ts'

const characters = [
  { id: 'benio', name: '紅緒', image: 'https://media.example/benio.webp' },
  { id: 'nanashi', name: 'ななし' },
]
const scenes = [{ background: 'https://media.example/dusk.webp', music: 'https://media.example/a.mp3' }, {}]
const line = (text: string, ...actions: StoryAction[]): StoryLine => ({ scene: 0, text, actions })
const scriptOf = (...lines: StoryLine[]): StoryScript => ({ characters, scenes, lines })
const benio = (action: string, place?: string): StoryAction => ({ action, characterId: 'benio', place })
const shown = (script: StoryScript, position: number) =>
  stageAt(script, position).figures.map(({ id, place, isLeaving }) => [id, place, isLeaving])

describe('the stage of the story player at a line (W094, W095)', () => {
  it('shows a figure up to the line of its exit, at its own position or at CENTER (W164)', () => {
    const script = scriptOf(
      line('一', benio('FADE_IN', 'LEFT'), { action: 'SLIDE_IN_FROM_BOTTOM', characterId: 'nanashi' }),
      line('二', benio('JUMP')),
      line('三', benio('SLIDE_OUT_LEFT')),
      line('四'),
    )
    expect(shown(script, 0)).toEqual([
      ['benio', 'LEFT', false],
      ['nanashi', 'CENTER', false],
    ])
    expect(shown(script, 1)).toEqual(shown(script, 0))
    expect(shown(script, 2)[0]).toEqual(['benio', 'LEFT', true])
    expect(shown(script, 3)).toEqual([['nanashi', 'CENTER', false]])
  })

  it('moves a figure that enters again to the new position, or leaves it at its position if the line gives none', () => {
    const script = scriptOf(
      line('一', benio('FADE_IN', 'LEFT')),
      line('二', benio('FADE_IN', 'RIGHT')),
      line('三', benio('FADE_IN')),
    )
    expect([0, 1, 2].map((at) => shown(script, at)[0]?.[1])).toEqual(['LEFT', 'RIGHT', 'RIGHT'])
  })

  it("is empty and lit at the start of a scene, and shows a speaker's new picture from the line that sets it", () => {
    const script = scriptOf(
      line('一', benio('FADE_IN')),
      { ...line('二', { action: 'FADE_OUT' }), characterId: 'benio', image: 'https://media.example/smile.webp' },
      { ...line('三'), scene: 1 },
      { ...line('四', benio('FADE_IN')), scene: 1 },
    )
    expect(stageAt(script, 1)).toMatchObject({ isDark: true, figures: [{ image: 'https://media.example/smile.webp' }] })
    expect(stageAt(script, 2)).toMatchObject({ isDark: false, figures: [], isSceneStart: true, background: undefined })
    expect(stageAt(script, 3).figures[0]?.image).toBe('https://media.example/smile.webp')
    expect(stageAt(script, 3).isSceneStart).toBe(false)
  })

  it("shows the speaker’s name from the line, or otherwise the character's name; narration has no speaker", () => {
    const script = scriptOf(
      { ...line('一'), characterId: 'benio' },
      { ...line('二'), characterId: 'benio', speaker: '？？？' },
      line('三'),
      { ...line('四'), characterId: 'nobody' },
    )
    expect([0, 1, 2, 3].map((at) => stageAt(script, at).speaker?.name)).toEqual([
      '紅緒',
      '？？？',
      undefined,
      undefined,
    ])
  })

  it('marks what each effect delays: the text for the whole stage, and auto play for entrances and exits (W164, Q167)', () => {
    const script = scriptOf(
      line('一', ...stageActions.map((action) => ({ action }))),
      line('二', benio('FADE_IN'), ...stageActions.map((action) => benio(action))),
    )
    const holding = (position: number, what: 'holdsWords' | 'holdsAuto') =>
      new Set(stageAt(script, position).effects.flatMap((effect) => (effect[what] ? [effect.action] : [])))
    const moves = new Set(stageActions.filter((action) => action !== 'SHAKE' && action !== 'JUMP'))
    expect(stageAt(script, 0).effects.map(({ action }) => action)).toEqual(stageActions)
    expect(holding(0, 'holdsWords')).toEqual(moves)
    expect(holding(0, 'holdsAuto')).toEqual(moves)
    expect(holding(1, 'holdsWords')).toEqual(new Set())
    expect(holding(1, 'holdsAuto')).toEqual(moves)
  })

  it('is after the last line as this line has left it, and any number is accepted as a position', () => {
    const script = scriptOf(line('一', benio('FADE_IN')), line('二', benio('FADE_OUT')))
    const end = stageAt(script, 2)
    expect(end).toMatchObject({ isEnd: true, position: 2, figures: [], text: '', effects: [] })
    for (const beyond of [3, 99, Infinity]) expect(stageAt(script, beyond)).toEqual(end)
    for (const before of [-1, Number.NaN, 0.9]) expect(stageAt(script, before).position).toBe(0)
    expect(stageAt(scriptOf(), 0)).toMatchObject({ isEnd: true, figures: [] })
  })

  it('ignores unknown actions, characters and positions and absent figures, and lists each of them once', () => {
    const script = scriptOf(
      line('一', benio('EXPLODE'), benio('EXPLODE'), { action: 'FADE_IN', characterId: 'nobody' }),
      line('二', benio('SHAKE'), benio('FADE_IN', 'CEILING'), benio('toString')),
      { ...line('三', benio('EXPLODE')), characterId: 'nobody' },
    )
    expect(stageAt(script, 0)).toMatchObject({ effects: [], figures: [] })
    expect(shown(script, 1)).toEqual([['benio', 'CENTER', false]])
    expect(stageProblems(script)).toEqual([
      { kind: 'action', value: 'EXPLODE', position: 0 },
      { kind: 'character', value: 'nobody', position: 0 },
      { kind: 'absent', value: 'benio', position: 1 },
      { kind: 'place', value: 'CEILING', position: 1 },
      { kind: 'action', value: 'toString', position: 1 },
    ])
  })

  it('is equal for a line whichever line the reader comes from, also across cached states', () => {
    const lines = Array.from({ length: 300 }, (_, at) =>
      line(`${at}`, benio(stageActions[at % stageActions.length] ?? '', ['LEFT', 'RIGHT'][at % 2])),
    )
    const read = scriptOf(...lines)
    const forward = lines.map((_, at) => stageAt(read, at))
    const backward = lines.map((_, at) => stageAt(scriptOf(...lines), at))
    expect(backward).toEqual(forward)
    expect(lines.map((_, at) => stageAt(read, lines.length - 1 - at)).toReversed()).toEqual(forward)
  })
})
