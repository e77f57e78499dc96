import { describe, expect, it } from 'vitest'
import { stageDirectionText, spokenLineText, stageDescription } from './direction.ts'
import { stageActions, type StageAction, type StageFigure } from './stage.types.ts'

const shiori: StageFigure = { id: 'shiori', name: '汐里', place: 'LEFT', isLeaving: false }
const touta: StageFigure = { id: 'touta', name: '灯太', place: 'RIGHT', isLeaving: false }
const moves = (action: StageAction, target?: string) => ({ action, target, holdsWords: false, holdsAuto: false })

describe('the text of a stage direction in the story player (W164)', () => {
  it('exists for each effect, both on a figure and on the whole stage', () => {
    const said = stageActions.flatMap((action) => [
      stageDirectionText({ effects: [moves(action, 'shiori')], figures: [shiori] }),
      stageDirectionText({ effects: [moves(action)], figures: [] }),
    ])
    expect(new Set(said).size).toBe(stageActions.length * 2)
    expect(said.every((words) => words.length > 4)).toBe(true)
  })

  it('contains the names of the figures that move, but not of the speaker, whose name the line may hide', () => {
    const speaker = { id: 'shiori', name: '？？？' }
    const effects = [moves('SLIDE_IN_FROM_LEFT', 'shiori'), moves('JUMP', 'touta')]
    expect(stageDirectionText({ effects, figures: [shiori, touta], speaker })).toBe('左から入る。灯太、とびあがる')
  })

  it('is empty when no figure moves', () => {
    expect(stageDirectionText({ effects: [], figures: [shiori] })).toBe('')
  })
})

describe('the text that describes the stage to screen readers (W094, W095)', () => {
  it('lists the figures with their positions, but not the figures that leave', () => {
    expect(stageDescription({ figures: [shiori, touta], isDark: false })).toBe('舞台、汐里（左）と灯太（右）')
    expect(stageDescription({ figures: [shiori, { ...touta, isLeaving: true }], isDark: false })).toBe(
      '舞台、汐里（左）',
    )
    expect(stageDescription({ figures: [], isDark: false })).toBe('舞台、だれもいない')
    expect(stageDescription({ figures: [shiori], isDark: true })).toBe('舞台、暗い')
  })
})

describe('a line of a story, as screen readers read it (W164)', () => {
  const line = { effects: [moves('FADE_IN', 'shiori')], figures: [shiori], text: '番組で読めなかった一通です。' }

  it('has first the speaker, then the movements, then the text', () => {
    const speaker = { id: 'shiori', name: '汐里' }
    expect(spokenLineText({ ...line, speaker })).toBe('汐里。（現れる）番組で読めなかった一通です。')
  })

  it('is the text alone if the line has no speaker and no movement', () => {
    expect(spokenLineText({ ...line, effects: [] })).toBe('番組で読めなかった一通です。')
  })
})
