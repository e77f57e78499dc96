import { describe, expect, it } from 'vitest'
import { searchWords } from '../../../text/searchText.ts'
import type { PlayerView } from './player.types.ts'
import {
  canSeekToLine,
  currentLineAt,
  foundLines,
  furthestPlace,
  readableCount,
  type TranscriptLine,
} from './transcript.rules.ts'

const line = (start: number, text: string, more: Partial<TranscriptLine> = {}): TranscriptLine => ({
  id: String(start),
  start,
  end: start + 4,
  text,
  ...more,
})
const lines = [line(2, '灯籠が、光る'), line(6, 'ヴェルヴェットの夜'), line(12, 'はい', { speaker: '汐里' })]

describe('the current line of a transcript (Q520)', () => {
  it.each([
    [0, -1],
    [1.8, -1],
    [2, 0],
    [5.9, 1],
    // A browser may stop just before the position to which it seeks.
    [5.999, 1],
    [11, 1],
    [12, 2],
    [99_999, 2],
    [Number.NaN, -1],
  ])('has at %s seconds the index %i', (place, at) => expect(currentLineAt(lines, place)).toBe(at))

  it('is found among 10,000 lines, and has the index -1 in a transcript without lines', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => line(at, '波'))
    expect([currentLineAt(many, 7_777.5), currentLineAt([], 5)]).toEqual([7_777, -1])
  })
})

describe('the lines that a viewer may read (Q521)', () => {
  it('are all lines of a video on demand', () => expect(readableCount(lines, 'onDemand', 0)).toBe(3))

  it.each(['live', 'premiere'] as const)(
    'are the lines that were already played if the video is of the kind %s',
    (kind) => {
      expect([0, 2, 7, 50].map((furthest) => readableCount(lines, kind, furthest))).toEqual([0, 1, 2, 3])
    },
  )

  it('end at the furthest position, and at the current one after a live broadcast was loaded again, whose time then starts anew', () => {
    const at = (place: number, end: number) => ({ place, span: { start: 0, end } })
    expect([at(30, 60), at(70, 90), at(5, 40)].map((view) => furthestPlace(60, view))).toEqual([60, 70, 5])
  })
})

describe('a press on a line seeks (Q520)', () => {
  const view = (kind: PlayerView['kind'], start: number, end: number): Parameters<typeof canSeekToLine>[0] => ({
    kind,
    span: { start, end },
    stage: { is: 'video', playback: 'playing' },
  })

  it('in a video on demand to each line within the video’s length, and to no line beyond its end', () => {
    expect(lines.map((each) => canSeekToLine(view('onDemand', 0, 12), each))).toEqual([true, true, false])
  })

  it('in a live broadcast only to lines within its recorded window', () => {
    const window = view('live', 8, 100)
    expect([line(2, '一'), line(6, '二'), line(12, '三')].map((each) => canSeekToLine(window, each))).toEqual([
      false,
      true,
      true,
    ])
    expect(canSeekToLine(view('live', 90, 100), line(95, '一'))).toBe(false)
  })

  it('neither in a premiere nor while no video plays', () => {
    expect(canSeekToLine(view('premiere', 0, 100), line(2, '一'))).toBe(false)
    const stages: PlayerView['stage'][] = [
      { is: 'poster', why: 'asked' },
      { is: 'blocked' },
      { is: 'failed', failure: { title: '' } },
    ]
    for (const stage of stages) expect(canSeekToLine({ ...view('onDemand', 0, 100), stage }, line(2, '一'))).toBe(false)
  })
})

describe('the search in a transcript (Q520)', () => {
  it.each([
    ['とうろう', []],
    ['灯籠 光', [0]],
    ['灯籠が光る', [0]],
    ['ｳﾞｪﾙｳﾞｪｯﾄ', [1]],
    ['ゔぇるゔぇっと', [1]],
    ['汐里', [2]],
    ['汐里 はい', [2]],
    ['夜 灯籠', []],
    ['', []],
    ['、。', []],
  ])('finds the lines with all words of %j', (typed, found) => {
    expect(foundLines(lines, searchWords(typed))).toEqual(found)
  })

  it('does not find a word that begins in the name of a speaker and ends in the text', () => {
    expect(foundLines(lines, searchWords('里はい'))).toEqual([])
  })
})
