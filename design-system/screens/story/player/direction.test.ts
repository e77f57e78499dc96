import { describe, expect, it } from 'vitest'
import { directionOf, spokenText, stageText } from './direction.ts'
import { stageActions, type StageAction, type StageFigure } from './stage.types.ts'

const shiori: StageFigure = { id: 'shiori', name: '汐里', place: 'LEFT', isLeaving: false }
const touta: StageFigure = { id: 'touta', name: '灯太', place: 'RIGHT', isLeaving: false }
const moves = (action: StageAction, target?: string) => ({ action, target, holdsWords: false, holdsAuto: false })

describe('a stage direction (W164)', () => {
  it('has its own words for each effect, on somebody and on the whole stage', () => {
    const said = stageActions.flatMap((action) => [
      directionOf({ effects: [moves(action, 'shiori')], figures: [shiori] }),
      directionOf({ effects: [moves(action)], figures: [] }),
    ])
    expect(new Set(said).size).toBe(stageActions.length * 2)
    expect(said.every((words) => words.length > 4)).toBe(true)
  })

  it('names who moves, but not whoever speaks: the line may hide their name', () => {
    const speaker = { id: 'shiori', name: '？？？' }
    const effects = [moves('SLIDE_IN_FROM_LEFT', 'shiori'), moves('JUMP', 'touta')]
    expect(directionOf({ effects, figures: [shiori, touta], speaker })).toBe('左から入る。灯太、とびあがる')
  })

  it('says nothing where nothing moves', () => {
    expect(directionOf({ effects: [], figures: [shiori] })).toBe('')
  })
})

describe('the stage in words (W094, W095)', () => {
  it('says who stands where, without those who leave', () => {
    expect(stageText({ figures: [shiori, touta], isDark: false })).toBe('舞台、汐里（左）と灯太（右）')
    expect(stageText({ figures: [shiori, { ...touta, isLeaving: true }], isDark: false })).toBe('舞台、汐里（左）')
    expect(stageText({ figures: [], isDark: false })).toBe('舞台、だれもいない')
    expect(stageText({ figures: [shiori], isDark: true })).toBe('舞台、暗い')
  })
})

describe('a line as it is said (W164)', () => {
  const line = { effects: [moves('FADE_IN', 'shiori')], figures: [shiori], text: '番組で読めなかった一通です。' }

  it('has the speaker first, then what moves, then the words', () => {
    const speaker = { id: 'shiori', name: '汐里' }
    expect(spokenText({ ...line, speaker })).toBe('汐里。（現れる）番組で読めなかった一通です。')
  })

  it('is the words alone where nobody speaks and nothing moves', () => {
    expect(spokenText({ ...line, effects: [] })).toBe('番組で読めなかった一通です。')
  })
})
