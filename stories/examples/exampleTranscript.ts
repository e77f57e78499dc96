import type { TranscriptLine } from '@tsudoi/design-system/screens/video/player/transcript.rules'

const texts: readonly (readonly [text: string, speaker?: string])[] = [
  ['こんばんは。灯台放送局、深夜便の時間です。', '汐里'],
  ['今夜も、波の音といっしょに。'],
  ['（波の音）'],
  ['第四十八夜は「潮待ちの手紙」。', '汐里'],
  ['この手紙は、潮が満ちるまで読めないんだって。', '灯'],
  ['だれが決めたの、それ。', '汐里'],
  ['ぼくです。'],
  ['ヴェルヴェットの夜に、灯籠が光る。'],
]

const lineAt = (at: number, seconds: number): TranscriptLine => {
  const [text = '', speaker] = texts[at % texts.length] ?? []
  return { id: String(at), start: at * seconds, end: (at + 1) * seconds, speaker, text }
}

/** A transcript of a film of 24 minutes, whose player is at 8:23. */
export const exampleTranscript: readonly TranscriptLine[] = Array.from({ length: 121 }, (_, at) => lineAt(at, 12))

/** The transcript of a film of three hours with 10,000 lines. */
export const endlessTranscript: readonly TranscriptLine[] = Array.from({ length: 10_000 }, (_, at) =>
  lineAt(at, 10_800 / 10_000),
)

/** Lines whose captions try to break the page. */
export const hostileTranscript: readonly TranscriptLine[] = [
  { id: '0', start: 0, end: 4, speaker: '<b>汐里</b>', text: '<script>alert(1)</script> &amp; {{海}}' },
  { id: '4', start: 4, end: 8, speaker: 'א'.repeat(80), text: 'אבגדה 12:34 (海)' },
  { id: '8', start: 8, end: 12, text: 'あ'.repeat(2_000) },
  { id: '12', start: 12, end: 16, text: `W${'W'.repeat(400)}` },
  { id: '16', start: 16, end: Infinity, text: `海${'\u0300'.repeat(60)}の音` },
  { id: '20', start: 359_999, end: 360_000, text: '百時間' },
]
